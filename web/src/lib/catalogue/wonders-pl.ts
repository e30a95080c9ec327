const files = import.meta.glob<string>('../../../../i18n/pl/{wonders,wonders-armada,wonders-armada-log,wonders-log,page-wonders*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
