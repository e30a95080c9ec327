/** The path under which the page is served, with a slash at its end: the server writes it into <base>. */
export function basePath(): string {
  const written = document.querySelector('base')?.getAttribute('href')
  const path = new URL(written ?? '/', location.origin).pathname
  return path.endsWith('/') ? path : `${path}/`
}

/** The whole address of a path of the page or the server, such as `api/me`. */
export function address(path: string): URL {
  return new URL(basePath() + path.replace(/^\//, ''), location.origin)
}
