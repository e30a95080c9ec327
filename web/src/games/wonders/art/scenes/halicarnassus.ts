import { birds, bush, joints } from '../../../../art/rise/draw'
import { lion } from '../../../../art/rise/halicarnassus'
import { at, cypress, o, p, r, ripples, ship, t, times } from '../../../../art/wonders/draw'
import { banner, boat, crowd, garland, land, moonlight, torch, town, type Sides } from './draw'

// the rows of the theatre on the slope
const theatre = (x: number, y: number) =>
  times(5, (i) => p(i % 2 ? 'm2' : 'm3', `M${x - 24 + i * 4} ${y}a${24 - i * 4} ${20 - i * 3.4} 0 0 1 ${48 - i * 8} 0z`)) + p('n1', `M${x - 6} ${y}a6 5 0 0 1 12 0z`) + r('m1', x - 10, y, 20, 3) + times(4, (i) => r('m3', x - 8 + i * 5, y - 1, 1.2, 4))

const rampart = (x: number, w: number, y: number) =>
  r('s3', x, y - 9, w, 9) + r('s1', x + w * 0.5, y - 9, w * 0.5, 9) + joints(x, y - 9, w, 9, 3, 6) + times(Math.floor(w / 4), (i) => r('s2', x + i * 4, y - 11, 2.2, 2.2)) + times(Math.floor(w / 30) + 1, (i) => r('s3', x + i * 30, y - 15, 7, 15) + r('s1', x + 3.5 + i * 30, y - 15, 3.5, 15) + r('wi', x + 3 + i * 30, y - 11, 1.4, 3) + r('s2', x - 0.8 + i * 30, y - 16.5, 8.6, 2))

const path = (x: number) => p('n1', `M${x - 14} 140h28l20 20h-68z`) + p('n2', `M${x - 14} 140h6l-14 20h-12z`, 0.7) + t('tm', `M${x - 19} 145h38M${x - 24} 151h48M${x - 30} 157h60`)

export default {
  a: {
    place: [138, 0, 1],
    light: [74, 28],
    back: [
      birds([60, 30], [70, 36], [288, 30]),
      land('f1', [96, 86, 92, 104, 98, 92, 86, 94, 100]), p('l3', 'M0 108c20-16 50-18 80-8 20 6 36 14 50 20H0z', 0.9), theatre(54, 114), town(0, 30, 116, 3, 0.8), town(78, 130, 119, 5), town(86, 116, 112, 2, 0.7), rampart(0, 128, 124),
      p('w2', 'M0 123h320v37H0z'), p('w1', 'M0 123h320v2H0z'), ripples([30, 128, 12], [96, 130, 14], [300, 128, 14]), at(62, 130, ship(0, 0, 0.55)), at(304, 130, ship(0, 0, 0.5)),
      p('l3', 'M120 132c30-8 150-8 200 0v12H120z'), cypress(160, 138, 44), cypress(150, 138, 30), cypress(280, 138, 46), cypress(290, 138, 32), cypress(140, 139, 22),
    ].join(''),
    front: [
      p('l1', 'M104 142c20-3 120-3 216-2v20H88c6-8 10-14 16-18z'), p('l2', 'M320 148c-30-6-56-5-82-1l12 13h70zM104 146c30-4 60-3 92 1l-12 13H92z', 0.6), path(218),
      p('w3', 'M0 146c40-4 70 0 96 4 4 4 6 8 6 10H0z'), ship(48, 150, 1.2), at(14, 144, ship(0, 0, 0.7)), t('tw', 'M30 153h36M80 156h14M6 157h18'), p('n1', 'M100 144c-4 4-6 10-4 16h8c-2-6-1-11 2-16z'),
      bush(152, 147, 6), bush(284, 146, 6), bush(312, 157, 10), bush(124, 157, 7), times(8, (i) => o(i % 2 ? 'ro' : 'm1', 268 + i * 4, 155 - (i % 3) * 1.5, 0.8)), at(176, 152, lion(0, 0)),
    ].join(''),
    site: [118, 148],
    feast: banner(164, 142, 22, 'bl') + banner(272, 142, 22, 'bl') + crowd(204, 150, 6) + crowd(198, 156, 9, 3),
  },
  b: {
    place: [16, 0, 1],
    light: [254, 36],
    back: [
      land('f1', [96, 92, 96, 90, 94, 100, 96, 92, 98]), p('f2', 'M180 124c30-18 60-22 90-16 20 4 36 8 50 10v8H180z'), town(204, 300, 120, 2, 0.8), town(220, 270, 113, 6, 0.7), theatre(288, 116), rampart(192, 128, 126),
      p('w2', 'M0 125h320v35H0z'), p('w1', 'M0 125h320v2H0z'), moonlight(254, 128, 160, 34), times(7, (i) => p('be', `M${196 + i * 16} ${128 + (i % 3)}h5l-1 1h-3z`, 0.6)),
      p('l3', 'M0 132c40-8 130-8 180 0 14 3 22 6 26 12H0z'), cypress(36, 138, 44), cypress(26, 138, 30), cypress(158, 138, 46), cypress(168, 138, 32), cypress(10, 139, 24), cypress(180, 139, 20),
    ].join(''),
    front: [
      p('l1', 'M0 141c60-2 140-3 196 0 14 4 20 10 24 19H0z'), p('l2', 'M0 148c20-5 50-4 72-1l-12 13H0zM200 148c-30-5-60-4-82-1l12 13h90z', 0.6), path(96), p('n1', 'M196 141c14 4 20 10 24 19h5c-4-11-12-17-25-20z'),
      torch(72, 151, 0.9), torch(120, 151, 0.9), torch(78, 144, 0.6), torch(114, 144, 0.6), torch(188, 146, 0.8), at(150, 153, lion(0, 0)), at(44, 153, lion(0, 0)),
      at(250, 148, ship(0, 0, 1.05)), boat(296, 142, 1, true), boat(212, 138, 0.7, true), t('tw', 'M236 151h30M286 146h18M270 157h20'), bush(6, 157, 9), bush(186, 157, 7), times(6, (i) => o(i % 2 ? 'ro' : 'm1', 12 + i * 4, 155 - (i % 3) * 1.5, 0.8)), o('w1', 300, 156, 9, 0.5),
    ].join(''),
    site: [172, 146],
    feast: garland(72, 120, 138, 4) + torch(20, 147, 0.8) + torch(164, 150, 0.8) + crowd(80, 150, 7, 2) + crowd(74, 157, 9, 4),
  },
} satisfies Sides
