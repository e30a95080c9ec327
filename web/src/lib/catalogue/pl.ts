const files = import.meta.glob<string>('../../../../i18n/pl/{duel,duel-log,terminal,server,page,page-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
