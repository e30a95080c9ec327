// Words of a game come with it; Duel, which most people choose, is there at once.
const files = import.meta.glob<string>(['../../../../i18n/en/{duel,duel-log,terminal,server,page,page-*}.ftl', '!../../../../i18n/en/page-{architects,wonders}*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
