// Pieces travel from where they lay to where they go: the difference of two drawings, by their names.
// [data-piece] is a piece that lies somewhere by itself, [data-pieces] a place that holds several.

interface Position {
  node: HTMLElement
  box: DOMRect
}

function motion(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--motion')) || 0
}

/** Where every piece lies now. */
export function positions(root: HTMLElement): Map<string, Position> {
  const found = new Map<string, Position>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = node.getBoundingClientRect()
    const piece = node.dataset.piece
    if (piece && box.width && !found.has(piece)) found.set(piece, { node, box })
  }
  return found
}

function destination(root: HTMLElement, piece: string): HTMLElement | null {
  return root.querySelector(`[data-piece="${piece}"]`) ?? root.querySelector(`[data-pieces~="${piece}"]`)
}

function fly({ node, box }: Position, to: DOMRect, layer: HTMLElement, pace: number) {
  const ghost = node.cloneNode(true) as HTMLElement
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-piece', 'data-pieces', 'data-slot', 'tabindex', 'aria-label']) one.removeAttribute(name)
  }
  const [width, height] = [box.width, box.height]
  Object.assign(ghost.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${width}px`, height: `${height}px`, margin: '0' })
  for (const size of ['--card-s', '--card-m', '--w']) ghost.style.setProperty(size, `${width}px`)
  ghost.style.setProperty('--h', `${height}px`)
  layer.append(ghost)
  const scale = Math.max(0.15, Math.min(1, to.width / width, to.height / height))
  const [x, y] = [to.left + to.width / 2 - box.left - width / 2, to.top + to.height / 2 - box.top - height / 2]
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
    ],
    { duration: 520 * pace, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  )
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** Sends every piece that has left its place to where it lies now. Nobody waits for it. */
export function travel(root: HTMLElement, layer: HTMLElement, before: Map<string, Position>) {
  const pace = motion()
  if (!pace || typeof layer.animate !== 'function') return
  for (const [piece, lay] of before) {
    if (lay.node.isConnected && lay.node.dataset.piece === piece) continue
    const to = destination(root, piece)?.getBoundingClientRect()
    if (to?.width) fly(lay, to, layer, pace)
  }
}
