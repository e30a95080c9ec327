const files = import.meta.glob<string>('../../../../i18n/en/{architects,architects-log,page-architects*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
