// What stands in the middle of a card, on a field of 100 × 110: the thing itself, in paints that are the same by day and by night.
// A class of CardPicture is one paint: letter of the material, 1 the lightest.

import { p, r, o, t, times } from '../../../art/wonders/draw'
import { cog } from '../../../art/strokes'
import type { CardKind } from './kinds'

const n = (x: number) => +x.toFixed(1)

/** A block seen from its front and above: `c` is its material. */
const block = (c: string, x: number, y: number, w: number, h: number, d = 9) =>
  p(`${c}2`, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`) + p(`${c}1`, `M${n(x)} ${n(y)}l${n(d)} ${n(-d * 0.6)}h${n(w)}l${n(-d)} ${n(d * 0.6)}z`) +
  p(`${c}3`, `M${n(x + w)} ${n(y)}l${n(d)} ${n(-d * 0.6)}v${n(h)}l${n(-d)} ${n(d * 0.6)}z`)

/** A felled trunk: its cut end to us, the rest running up to the right. */
const log = (x: number, y: number, size: number) => {
  const [dx, dy, px, py] = [28, -17, 0.52 * size, 0.85 * size]
  return (
    p('w3', `M${n(x - px)} ${n(y - py)}l${dx} ${dy}A${size} ${size} 0 0 1 ${n(x + px + dx)} ${n(y + py + dy)}l${-dx} ${-dy}z`) +
    p('w2', `M${n(x - px)} ${n(y - py)}l${dx} ${dy}a${size} ${size} 0 0 1 ${n(px * 1.5)} ${n(py * 0.7)}l${-dx} ${-dy}z`) +
    t('l4', `M${n(x + 6)} ${n(y + 3)}l22-13.5M${n(x + 12)} ${n(y + 5)}l13-8M${n(x + 8)} ${n(y - 6)}l18-11`) +
    o('w4', x, y, size) + o('w1', x, y, size - 2.2) + t('l2', [0.68, 0.42, 0.18].map((k) => `M${n(x - k * size)} ${y}a${n(k * size)} ${n(k * size)} 0 1 0 ${n(2 * k * size)} 0a${n(k * size)} ${n(k * size)} 0 1 0 ${n(-2 * k * size)} 0`).join(''))
  )
}

const brick = (x: number, y: number) => block('c', x, y, 27, 15, 7) + p('c1', `M${x + 3} ${y + 3}h15v1.5h-15z`, 0.7)

const hewn = (x: number, y: number, w: number, h: number) =>
  block('g', x, y, w, h, 11) + t('l5', `M${x + 5} ${y + 6}l3 4M${x + 14} ${y + 5}l2 3M${x + w - 9} ${y + h - 9}l3 4M${x + 9} ${y + h - 8}l2 3M${x + w - 14} ${y + 8}l3 3M${x + w * 0.5} ${y + h * 0.55}l3 4`)

const coinStack = (x: number, y: number, count: number) =>
  times(count, (i) => p('o3', `M${x - 14} ${y - i * 6}v4a14 5 0 0 0 28 0v-4z`) + p('o4', `M${x - 14} ${y + 3 - i * 6}v1a14 5 0 0 0 28 0v-1a14 5 0 0 1-28 0z`) + o('o2', x, y - i * 6, 14, 5)) + o('o1', x + 2, y - (count - 1) * 6 - 0.8, 9, 3)

const wheel = (x: number, y: number, s: number, teeth: number, lit: string, dark: string) =>
  `<g transform="translate(${n(x - 12 * s)} ${n(y - 12 * s)}) scale(${s})">` +
  `<g transform="translate(.5 .8)">${p(dark, cog(teeth, 11, 8.6))}</g>` + p(lit, cog(teeth, 11, 8.6)) + o(dark, 12, 12, 6.9) + o('hole', 12, 12, 6.2) +
  times(3, (i) => `<g transform="rotate(${i * 60} 12 12)">${r(lit, 11.1, 5.5, 1.8, 13)}</g>`) + o(dark, 12, 12, 2.9) + o(lit, 12, 12, 2.3) + o('o4', 12, 12, 0.9) + '</g>'

const spear = p('w3', 'M-1.6 0h3.2v72h-3.2z') + p('w1', 'M.4 0h1.2v72H.4z') + p('g1', 'M0-22c5 8 5.5 14 1.6 22h-3.2c-3.9-8-3.4-14 1.6-22z') + p('g3', 'M0-22c-5 8-5.5 14-1.6 22H0z')

const heater = 'M50 12c9 5.5 19 8 29 8.3V50c0 20-12 33-29 39-17-6-29-19-29-39V20.3c10-.3 20-2.8 29-8.3z'

// the porch of a hall, its roof in the blue of the card
const porch = p('n3', 'M12 72h76v32H12z') + times(5, (i) => p('m3', `M${14 + i * 16} 72h8v32h-8z`) + p('m1', `M${17 + i * 16} 72h5v32h-5z`)) + p('m2', 'M8 66h84v6H8z') + p('m1', 'M50 66h42v6H50z') +
  p('n2', 'M4 66l46-20 46 20z') + p('n1', 'M50 46l46 20H62z') + p('m2', 'M22 64l28-12 28 12z') + p('m3', 'M6 103h88v6H6z') + p('m1', 'M50 103h44v3H50z')

export const pictures: Partial<Record<CardKind, string>> = {
  wood: log(23, 77, 17) + log(54, 81, 17) + log(38, 50, 17),
  stone: hewn(8, 61, 37, 30) + hewn(48, 63, 36, 28) + hewn(27, 27, 40, 33),
  clay: times(3, (i) => brick(3 + i * 29, 77)) + times(2, (i) => brick(17 + i * 29, 57)) + brick(32, 37),
  papyrus:
    p('v3', 'M18 98C14 70 16 44 8 24l3-1c8 20 8 46 11 75zM82 98c4-28 2-54 10-74l-3-1c-8 20-8 46-11 75z') + times(5, (i) => p('v2', `M9 25c${-8 + i * 5}-${14 - Math.abs(i - 2) * 2} ${-6 + i * 4}-${18 - Math.abs(i - 2) * 3} ${-7 + i * 4}-${20 - Math.abs(i - 2) * 3} 4 4 7 14 ${7 - i * 4} 20zM91 25c${-12 + i * 5}-${14 - Math.abs(i - 2) * 2} ${-10 + i * 4}-${18 - Math.abs(i - 2) * 3} ${-9 + i * 4}-${20 - Math.abs(i - 2) * 3} 4 4 7 14 ${9 - i * 4} 20z`)) +
    p('p2', 'M23 28h54v60H23z') + p('p1', 'M34 28h43v60H34z') + p('p3', 'M23 28h5v60h-5z', 0.6) +
    t('l6', 'M34 44h33M34 52h24M63 52h4M34 60h30M34 68h18M57 68h10') +
    ['22', '82'].map((y) => p('p3', `M18 ${y}h64a6.5 6.5 0 0 1 0 13H18a6.5 6.5 0 0 1 0-13z`) + p('p2', `M18 ${y}h64a6.5 6.5 0 0 1 5.5 3.2h-75A6.5 6.5 0 0 1 18 ${y}z`) + p('w4', `M8 ${+y + 3.5}h6v6H8zM86 ${+y + 3.5}h6v6h-6z`)).join(''),
  glass:
    p('b3', 'M56 60c0-8 5-10 5-16V32h14v12c0 6 11 10 11 22v14c0 12-6 16-18 16S50 92 50 80z', 0.9) + p('b2', 'M68 32h7v12c0 6 11 10 11 22v14c0 12-6 16-18 16 8-8 8-40 0-52z') + p('b4', 'M58 28h20v5H58z') +
    p('b4', 'M26 16h18v24c12 5 20 14 20 28 0 18-11 29-29 29S6 86 6 68c0-14 8-23 20-28z') + p('b3', 'M29 18h12v24c12 4 20 13 20 26 0 16-10 26-26 26S9 84 9 68c0-13 8-22 20-26z') + p('b2', 'M33 42h8c12 4 20 13 20 26 0 16-10 26-26 26 14-8 16-40-2-52z') +
    p('v2', 'M9.5 64c8 5 14-3 25-1s18 5 26 0c2 19-9 31-25 31S8 84 9.5 64z', 0.55) + p('b1', 'M17 60c2-6 6-10 11-12l1 3c-5 3-8 7-9 12 0 7-3 4-3-3zM30 20h3v16h-3zM64 36h3v8h-3z') + p('b1', 'M23 12h24v6H23z') + p('b2', 'M36 12h11v6H36z'),
  civic_3: porch,
  coin:
    coinStack(78, 88, 5) + coinStack(22, 92, 3) + p('o4', 'M50 15a38 38 0 1 0 0 76 38 38 0 1 0 0-76z') + o('o3', 49, 52, 36.5) + o('o2', 48.5, 51, 34) + t('l7', 'M48.5 23a28 28 0 1 0 0 56 28 28 0 1 0 0-56z') +
    p('o4', 'M48.5 29l6.4 14.4 15.6 1.6-11.7 10.5 3.3 15.4-13.6-7.9-13.6 7.9 3.3-15.4L26.5 45l15.6-1.6z') + p('o1', 'M48.5 33l5 11.5 12.5 1.3-9.3 8.3z', 0.55) + p('o1', 'M21 38c5-10 14-17 25-18v3c-10 1-18 7-22 16z', 0.8),
  gear: wheel(73, 78, 1.75, 8, 'o2', 'o4') + wheel(40, 45, 3, 12, 'o2', 'o4'),
  compass:
    p('p2', 'M12 74l62-10 18 26-66 10z') + p('p1', 'M22 75l50-8 12 20-50 8z') + t('l8', 'M30 88c8-12 30-16 46-6M34 92l40-6M44 74l8 18') +
    p('o4', 'M53 26l27 66 .5 6-4.5-4.5L44 31z') + p('o2', 'M53 26l27 66 .5 6-2-2L49 28z') + p('o4', 'M47 26L20 84l-1 7 5-4.5L56 31z') + p('o3', 'M47 26L20 84l-1 7 2-2L52 28z') +
    t('l9', 'M32 64c10 6 26 6 36-1') + p('o4', 'M46 4h8v14h-8z') + o('o4', 50, 24, 11) + o('o2', 49.6, 23.4, 9.4) + o('o4', 50, 24, 3.6) + o('o1', 46, 19.5, 2.2, 1.6),
  // a slab of baked clay, written in wedges, one corner lost
  tablet:
    '<g transform="rotate(6 50 55)">' + p('e4', 'M24 20l8-8h44c8 0 10 3 10 9v52L73 98H34c-8 0-10-3-10-9z') + p('e3', 'M14 17c0-7 3-10 10-10h44c7 0 10 3 10 10v50L64 90H24c-7 0-10-3-10-10z') + p('e2', 'M17 17c0-5 2-7 7-7h44c5 0 7 2 7 7v49L63 87H24c-5 0-7-2-7-7z') + p('e1', 'M46 10h22c5 0 7 2 7 7v49L63 87h-8c5-26 3-54-9-77z', 0.5) + p('e4', 'M78 67L64 90l-1-13 6-7z', 0.55) +
    p('e4', times(6, (y) => times(4, (x) => (y > 3 && x > 2 ? '' : (x * 3 + y * 5) % 4 ? `M${n(23 + x * 12.5 + (y % 2) * 2)} ${16 + y * 11.5}l7.5 3-7.5 3.5z` : `M${n(23 + x * 12.5)} ${15 + y * 11.5}h7l-3.5 8z`)))) +
    t('l10', times(6, (y) => times(4, (x) => ((x * 3 + y * 5) % 4 && !(y > 3 && x > 1) ? `M${n(30 + x * 12.5 + (y % 2) * 2)} ${19 + y * 11.5}h3.5` : '')))) + '</g>',
  shield:
    `<g transform="translate(17 28) rotate(-14)">${spear}</g><g transform="translate(83 28) rotate(14)">${spear}</g>` +
    p('r3', heater) + p('o2', heater) + `<g transform="translate(50 50.5) scale(.88) translate(-50 -50.5)">` + p('r2', heater) + p('r1', 'M50 12c9 5.5 19 8 29 8.3V50c0 20-12 33-29 39z', 0.75) +
    p('p1', 'M50 26l20 13v11L50 37 30 50V39zM50 49l18 12c-1.8 4-4 7.5-7 10.5L50 64l-11 7.5c-3-3-5.2-6.5-7-10.5z') + '</g>' + p('p1', 'M24 23.5c8-.8 15-3 22-7l.5 2C40 22 33 24 26 25v20h-2z', 0.55),
}
pictures.shield_horn_1 = pictures.shield_horn_2 = pictures.shield
