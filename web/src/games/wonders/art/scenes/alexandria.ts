import { birds, bush, joints } from '../../../../art/rise/draw'
import { arch, at, o, p, palm, r, ripples, ship, t, times } from '../../../../art/wonders/draw'
import { banner, boat, crowd, garland, land, moonlight, sea, shore, torch, town, type Sides } from './draw'

// the island under the tower
const rock = (x: number) => at(x, 0,
  p('s4', 'M12 146c4-8 14-12 24-13h90c10 1 18 5 24 13-12 4-38 5-68 5s-58-1-70-5z') + p('s3', 'M22 139c20-6 96-6 116 0l5 4c-24 4-100 4-126 0z') + p('n2', 'M34 137c20-3 72-3 92 0-14 5-78 5-92 0z'))

// the causeway on arches between the town and the island
const causeway = (x: number, w: number, y: number) =>
  r('s3', x, y, w, 11) + r('s1', x + w * 0.4, y, w * 0.6, 11) + joints(x, y, w, 11, 3, 8) + times(Math.floor(w / 14), (i) => arch('w3', x + 8 + i * 14, y + 11, 9, 8)) + r('s1', x - 1, y - 1.5, w + 2, 2.4)

const palace = (x: number, y: number) =>
  r('m2', x, y - 14, 44, 14) + r('m3', x, y - 14, 14, 14) + times(9, (i) => r('m1', x + 3 + i * 4.6, y - 12, 1.6, 12)) + r('m1', x - 1, y - 16, 46, 2.4) + p('r2', `M${x - 2} ${y - 16}l24-8 24 8z`) + p('r1', `M${x + 22} ${y - 24}l24 8h-10z`) +
  o('b2', x + 22, y - 24, 5, 4) + p('go', `M${x + 22} ${y - 28}l1-4 1 4z`) + times(3, (i) => r('wi', x + 9 + i * 13, y - 8, 2, 4))

export default {
  a: {
    place: [146, 0, 1],
    light: [60, 32],
    back: [
      birds([96, 40], [108, 46], [284, 54], [40, 60]),
      land('f1', [112, 108, 112, 110, 114, 110, 112, 108, 112]),
      p('l3', 'M0 112c30-6 70-6 110 4v6H0z'), town(0, 30, 119, 2), palace(34, 119), town(80, 118, 119, 5), town(4, 96, 112, 7, 0.7), palm(30, 119, 0.8), palm(82, 119, 0.9),
      sea(119), causeway(0, 176, 125), ripples([20, 142, 14], [60, 146, 12], [300, 126, 14], [120, 144, 16]),
      at(300, 128, ship(0, 0, 0.5)), rock(146),
    ].join(''),
    front: [
      palm(170, 141, 1.1), palm(283, 141, 1.3), palm(289, 143, 0.9), bush(284, 143, 6),
      shore('w3', 149), ripples([30, 153, 14], [130, 155, 18], [190, 157, 14], [250, 155, 18]),
      ship(80, 151, 1.25), at(126, 147, ship(0, 0, 0.75)), at(30, 150, ship(0, 0, 0.7)), at(302, 153, ship(0, 0, 1)), t('tw', 'M62 154h36M288 156h28'),
    ].join(''),
    site: [176, 142],
    feast: banner(168, 140, 16) + banner(284, 140, 16, 'bl') + crowd(176, 143, 6) + crowd(244, 143, 5, 2),
  },
  b: {
    place: [28, 0, 1],
    light: [262, 72],
    back: [
      land('f1', [114, 112, 112, 110, 112, 106, 104, 108, 112]),
      p('l3', 'M190 122c24-12 80-16 130-10v12H190z'), town(220, 320, 112, 4, 0.7), town(196, 250, 121, 1), palace(252, 121), town(300, 320, 121, 6), palm(248, 121, 0.9), palm(298, 121, 0.9), torch(250, 121, 0.7), torch(298, 121, 0.7),
      sea(121), moonlight(262, 124, 158, 32), times(10, (i) => p('be', `M${196 + i * 12} ${124 + (i % 3) * 1.5}h5l-1 1h-3z`, 0.6)), rock(28), causeway(156, 164, 133),
    ].join(''),
    front: [
      palm(52, 141, 1.1), palm(165, 141, 1.3), bush(166, 143, 6), times(4, (i) => torch(196 + i * 34, 133, 0.65)), crowd(206, 133, 3, 2, 0.8), crowd(262, 133, 4, 1, 0.8),
      shore('w3', 149), times(4, (i) => o('be', 108 + (i % 2 ? 3 : -2), 151 + i * 2.4, 12 - i * 2, 0.6)), moonlight(262, 150, 160, 24), ripples([20, 154, 14], [150, 156, 16], [240, 157, 14]),
      ship(216, 153, 1.15), boat(262, 154, 1.1, true), at(22, 152, ship(0, 0, 0.9)), boat(154, 156, 1, true), t('tw', 'M200 156h34'),
    ].join(''),
    site: [58, 142],
    feast: torch(50, 142, 0.9) + torch(166, 142, 0.9) + garland(196, 230, 126, 3) + garland(230, 264, 126, 3) + garland(264, 298, 126, 3) + crowd(60, 143, 5, 3) + crowd(128, 143, 5),
  },
} satisfies Sides
