const files = import.meta.glob<string>('../../../../i18n/en/{wonders,wonders-log,page-wonders*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
