const files = import.meta.glob<string>('../../../../i18n/en/{duel,duel-log,terminal,server,page,page-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
