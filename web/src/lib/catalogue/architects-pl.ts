const files = import.meta.glob<string>('../../../../i18n/pl/{architects,architects-log,page-architects*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
