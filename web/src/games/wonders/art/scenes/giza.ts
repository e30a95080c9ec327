import { bush, shade } from '../../../../art/rise/draw'
import { camel, lesser, sphinx } from '../../../../art/rise/giza'
import { at, o, p, palm, r, ripples, ship, t, times } from '../../../../art/wonders/draw'
import { banner, boat, crowd, fire, house, land, moonlight, tent, torch, type Sides } from './draw'

const pylon = (x: number, y: number) =>
  p('s3', `M${x} ${y}l2-30h12l2 30z`) + p('s1', `M${x + 10} ${y}l-1-30h5l2 30z`) + r('s1', x + 1, y - 32, 14, 2.4) + p('bl', `M${x + 5} ${y - 24}h6v1.4h-6zM${x + 4.6} ${y - 18}h7v1.4h-7z`) + r('re', x + 0.5, y - 12, 15, 1.2)

const obelisk = (x: number, y: number, h: number) => p('s3', `M${x - 2.6} ${y}l1-${h}h1.6v${h}z`) + p('s1', `M${x} ${y}v-${h}h1.6l1 ${h}z`) + p('go', `M${x - 1.6} ${y - h}l1.6-4 1.6 4z`) + r('s2', x - 4, y, 8, 2)

// a village of mud brick under palms
const village = [0, 1, 2, 3, 4, 5].map((i) => house(12 + i * 9.5, 136 - (i % 2) * 1.5, 8, 6 + ((i * 5) % 6))).join('') + palm(10, 137, 1.1) + palm(46, 136, 1.3) + palm(72, 137, 0.9)

export default {
  a: {
    place: [136, 0, 1],
    light: [52, 30],
    back: [
      land('f1', [112, 108, 112, 107, 110, 106, 112], 160, 0.7),
      land('n2', [119, 113, 117, 112, 116, 113, 118]),
      lesser(104, 119, 0.95), lesser(306, 119, 0.62),
      land('n1', [124, 120, 123, 119, 122, 119, 123]),
      shade('M142 128L234 139l-40 6c-40-1-70-6-104-12v-4z', 0.15),
      village,
    ].join(''),
    front: [
      land('n2', [138, 136, 141, 143, 141, 139, 137]),
      p('n1', 'M120 142c50 5 130 3 200-5v4c-60 8-150 9-200 1z'),
      times(4, (i) => at(246 + i * 15, 150 - i * 0.8, camel(0, 0), 1.25)),
      at(104, 151, sphinx, 1.25),
      p('n3', 'M0 148c60-4 120 4 180 4s100-3 140-5v13H0z'),
      p('w2', 'M0 150c60-4 120 4.5 180 4.5s100-3.5 140-5.5v11H0z'), p('w1', 'M0 150c60-4 120 4.5 180 4.5s100-3.5 140-5.5v1.8c-40 2-80 5.5-140 5.5S60 148 0 152z'),
      ripples([16, 156, 16], [150, 158, 14], [214, 157, 18], [280, 156, 20]),
      at(52, 155, ship(0, 0, 0.9)), palm(306, 150, 1.5), palm(314, 152, 1.1), bush(310, 151, 9), palm(8, 152, 1.4), bush(4, 152, 9), o('l2', 152, 155.5, 6, 1.2),
    ].join(''),
    site: [150, 144],
    feast: banner(146, 143, 20) + banner(286, 141, 20, 'bl') + crowd(160, 147, 7) + crowd(206, 148, 6, 2),
  },
  b: {
    place: [20, 0, 1],
    light: [262, 36],
    back: [
      land('f1', [110, 106, 110, 104, 108, 102, 106]), land('n2', [120, 114, 116, 112, 114, 112, 116]),
      lesser(196, 118, 0.8),
      land('n1', [124, 120, 122, 118, 119, 118, 120]),
      shade('M26 128L118 139l-36 6c-30-1-54-6-82-12v-4z', 0.2),
      // the temple at the landing
      pylon(214, 124), pylon(240, 124), r('dk', 230, 106, 10, 18), p('wi', 'M232 124v-15h6v15z', 0.8), r('s2', 229, 103, 12, 3), obelisk(208, 124, 26), obelisk(262, 124, 26),
      torch(226, 125, 0.8), torch(244, 125, 0.8), palm(276, 125, 1.1), palm(286, 124, 0.8), palm(298, 125, 1.2), tent(288, 126, 0.7), tent(308, 126, 0.8),
      p('w2', 'M120 132c60-6 130-8 200-7v35H120z'), p('w1', 'M120 132c60-6 130-8 200-7v2c-70-1-140 1-200 7z'), moonlight(262, 129, 158, 30),
    ].join(''),
    front: [
      p('n2', 'M0 137c40-2 80 4 118 3 30 4 50 10 90 20H0z'), p('n1', 'M0 139c40-2 80 3 118 2 12 2 22 4 32 7-50-2-100-2-150-5z'),
      at(108, 154, sphinx, 1.15), fire(72, 154, 0.9), fire(152, 157, 0.6), crowd(78, 156, 2, 3),
      boat(226, 146, 1.1, true), boat(294, 140, 0.8, true), at(184, 150, ship(0, 0, 0.75)), ripples([200, 154, 14], [240, 157, 18], [296, 152, 14]),
      palm(6, 150, 1.5), bush(6, 152, 9), palm(316, 158, 1.7), bush(312, 159, 10), t('tl', 'M300 160l1-7M304 160l2-8M296 160l-1-6'),
    ].join(''),
    site: [30, 146],
    feast: torch(28, 147) + torch(64, 147) + torch(150, 146) + torch(176, 146) + crowd(32, 149, 6, 1),
  },
} satisfies Sides
