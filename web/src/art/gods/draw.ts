// What the portraits of the gods share: a field of 100 × 100, the light from the right, the face in the middle.

import { columns, glow, o, p, r, t, times } from '../wonders/draw'

export const mirror = (s: string) => `<g transform="matrix(-1 0 0 1 100 0)">${s}</g>`

/** Twice: as drawn, and its mirror image. */
export const both = (s: string) => s + mirror(s)

export const turn = (x: number, y: number, a: number, s: string) => `<g transform="translate(${x} ${y}) rotate(${a})">${s}</g>`

/** The wall or landscape behind the gods of one land. */
export const lands = {
  // glazed bricks with rosettes
  mesopotamian:
    r('bl', 0, 0, 100, 100) +
    t('tw', times(9, (i) => `M0 ${8 + i * 11}h100`) + times(9, (i) => times(6, (k) => `M${(i % 2 ? 0 : 9) + k * 18} ${8 + i * 11}v-11`))) +
    p('w3', 'M0 0h100v12H0z') +
    p('go', 'M0 12h100v1.6H0zM0 0h100v1.4H0z') +
    times(9, (i) => o('m1', 6 + i * 11, 6.8, 3.2) + o('go', 6 + i * 11, 6.8, 1.5)),
  // the sea in the evening between purple hangings
  phoenician:
    glow(50, 36, 40) +
    p('f1', 'M0 62c20-8 34-6 50-2 20-6 36-4 50 1v10H0z') +
    r('w2', 0, 64, 100, 36) +
    t('tw', 'M8 70h16M30 68h10M62 69h12M80 73h14M18 76h12') +
    both(p('pu', 'M0 0h17c-1 20-6 42-17 60z') + p('re', 'M0 0h8c0 16-3 32-8 44z', 0.45) + t('tg', 'M17 0c-1 20-6 42-17 60')),
  // a porch under the sky
  greek:
    p('cl', 'M14 34c3-6 11-7 15-2 5-7 15-5 17 1 6-1 9 1 10 4H14zM60 22c2-4 8-5 11-2 4-5 11-3 12 1 4-.5 6 1 7 3z', 0.8) +
    p('f2', 'M0 76c24-10 76-10 100 0v24H0z') +
    columns(2, 7, 93, 12, 100, 11) +
    r('m2', 0, 0, 100, 9) +
    r('m3', 0, 8, 100, 2.4) +
    t('ta', times(9, (i) => `M${2 + i * 11} 7V2h8v3.5h-4.5`)),
  // a painted wall between papyrus columns
  egyptian:
    r('n1', 0, 0, 100, 100) +
    p('n2', 'M0 0h100v8H0z') +
    times(17, (i) => r(['bl', 're', 'l2'][i % 3] ?? 're', 1 + i * 6, 1.5, 4, 5)) +
    t('tb', times(2, (k) => times(5, (i) => `M${k ? 80 : 13.5} ${22 + i * 14}l1.2-1.5 1.2 1.5 1.2-1.5 1.2 1.5 1.2-1.5M${k ? 80 : 13.5} ${27 + i * 14}a3 3 0 0 1 6 0zM${k ? 83 : 16.5} ${33 + i * 14}v-4m-2 4h4`))) +
    both(r('l1', 0, 26, 7, 74) + r('l2', 0, 26, 3, 74) + p('l2', 'M0 26h7l5-14H0z') + p('go', 'M0 26h7.5v3H0z')),
  // a niche in a red wall
  roman:
    r('re', 0, 0, 100, 100) +
    p('r2', 'M16 100V46a34 34 0 0 1 68 0v54z') +
    p('dk', 'M16 100V46a34 34 0 0 1 34-34c-16 8-24 20-24 36v52z', 0.35) +
    t('tg', 'M16 100V46a34 34 0 0 1 68 0v54') +
    p('m2', 'M11 100V46a39 39 0 0 1 78 0v54h-4V46a35 35 0 0 0-70 0v54z') +
    p('m3', 'M11 100V46a39 39 0 0 1 39-39v4a35 35 0 0 0-35 35v54z', 0.7) +
    both(o('go', 7, 10, 3) + t('tg', 'M2 4h10M2 4v12')),
}

/** Neck and face from the front. */
export const face = (skin: string, shade: string, lips = 're') =>
  p(shade, 'M43.5 52h13v13c.6 3 2 4.6 4.5 5.6-4 4.4-18 4.4-22 0 2.5-1 3.9-2.6 4.5-5.6z') +
  p(skin, 'M50 62c3-.5 5-2 6.5-4v7c.6 3 2 4.6 4.5 5.6-2.5 2.3-7 3.3-11 3.3z') +
  p(skin, 'M38.5 40c0-15 23-15 23 0 0 10-4 19-11.5 21.5C42.5 59 38.5 50 38.5 40z') +
  p(shade, 'M38.5 40c0-9 6-12.5 12-11-5 4-7 10-6 17 .8 6 3 11 5.5 15.5C42.5 59 38.5 50 38.5 40z', 0.55) +
  o('m1', 45, 42.6, 3, 1.5) +
  o('m1', 55, 42.6, 3, 1.5) +
  o('bk', 45.2, 42.6, 1.5) +
  o('bk', 55.2, 42.6, 1.5) +
  p('bk', 'M41.5 42.5c1.5-2.5 5.5-2.5 7 .2-2-1.2-5-1.4-7-.2zM51.5 42.7c1.5-2.7 5.5-2.7 7-.2-2-1.2-5-1-7 .2zM41 39.3c2-2 5-2.2 7.2-.8-2.4-.4-5-.2-7.200.8zM51.8 38.5c2.2-1.4 5.2-1.2 7.200.8-2.2-1-4.8-1.2-7.2-.8z') +
  p(shade, 'M50.3 42c.3 3 .8 5 1.7 7-.8.9-2.800.9-3.800.2 1.3-1.7 1.9-4.2 2.1-7.2z') +
  p(lips, 'M46.3 54c1.4-1.2 2.7-1.3 3.7-.6 1-.7 2.3-.6 3.700.6-1.7 1.9-5.7 1.9-7.4 0z', 0.85)

/** Shoulders in a robe of two tones. */
export const robe = (light: string, dark: string, folds = 'tb') =>
  p(dark, 'M6 100c1-17 11-25 28-29l8-3c4 4 12 4 16 0l8 3c17 4 27 12 28 29z') +
  p(light, 'M50 71c3.5 0 6-1.2 8-3l8 3c17 4 27 12 28 29H56c4-10 2-22-6-29z') +
  t(folds, 'M22 100c1-8 4-14 9-18M34 100c0-8 1-15 4-21M66 100c1-8 0-15-3-21M80 100c-1-8-3-14-8-18')

/** A beard over the lower face, of a god with dignity. */
export const beard = (dark: string, light: string) =>
  p(dark, 'M38.5 43c-1.5 6-1.5 15 1.5 22 2.5 6.5 6.5 11 10 13 3.5-2 7.5-6.5 10-13 3-7 3-16 1.5-22-.5 4-1.5 6.5-3 8-2.5-1.5-5.5-2.2-8.5-1.2-3-1-6-.3-8.5 1.2-1.5-1.5-2.5-4-3-8z') +
  p(light, 'M61.5 43c1.5 6 1.5 15-1.5 22-2.5 6.5-6.5 11-10 13 3-6 4.5-13 4-21l3-.5-2.5-4.5c1.6-.2 2.800.2 4 1 1.5-1.5 2.5-5.5 3-10z') +
  p('re', 'M46.8 54.5c1.3-.8 2.4-.9 3.2-.3.8-.6 1.9-.5 3.200.3-1.5 1.5-4.9 1.5-6.4 0z', 0.8) +
  t('tb', 'M43 59c-.5 5 1 9 3 13M48 61c-.5 5 0 9 2 14M53 61c1 4 0 9-1 12M57 59c.5 4-.5 8-2 11')

/** A spear or a staff along the right side, its head drawn by whoever holds it. */
export const shaft = (x: number, top: number) => r('b3', x - 1.3, top, 2.6, 100 - top) + r('b1', x, top, 1.3, 100 - top)
