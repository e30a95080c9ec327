import { birds, bush, shade } from '../../../../art/rise/draw'
import { camel } from '../../../../art/rise/giza'
import { at, o, p, palm, r, t, times } from '../../../../art/wonders/draw'
import { cliff, niche } from '../petra'
import { banner, crowd, fire, garland, land, person, tent, torch, type Sides } from './draw'

/** Houses hewn into the rock: doors and windows, no walls. */
const dwellings = (x: number, y: number, count: number, seed = 0) =>
  times(count, (i) => {
    const [dx, dy] = [x + i * 13, y - ((i * 7 + seed) % 3) * 11]
    return r('dk', dx, dy - 8, 5, 8) + r('ro', dx - 1, dy - 9.4, 7, 1.4) + (i % 2 ? r('wi', dx + 1.4, dy - 6, 2.2, 6) : '') + r('dk', dx + 7.5, dy - 6, 2, 2.6)
  })

const caravan = (x: number, y: number, s: number) => times(3, (i) => at(x + i * 15 * s, y - i * 0.6, camel(0, 0), s)) + person(x + 46 * s, y, 'bl', s)

export default {
  a: {
    place: [88, 0, 1],
    light: [36, 26],
    back: [
      birds([44, 52], [56, 46], [24, 60]),
      land('f1', [96, 84, 92, 80, 88, 84, 92], 160, 0.8),
      cliff(-30, 96, 58, 140), cliff(258, 96, 44, 140), dwellings(4, 126, 4, 1), dwellings(276, 124, 3),
      at(88, 0, cliff(-14, 188, 2, 142) + niche),
    ].join(''),
    front: [
      land('n2', [140, 138, 139, 139, 138, 137, 140]),
      p('n1', 'M0 146c60-6 110-4 160-4s110-2 160 3v15H0z'), shade('M74 139h40l-24 10H40z', 0.14), t('ts', 'M20 152h18M120 155h30M210 151h20M270 156h22'),
      caravan(206, 152, 1.2), palm(300, 150, 1.7), palm(310, 152, 1.2), bush(306, 152, 9), palm(14, 150, 1.4), bush(12, 151, 9), tent(52, 148, 0.9, 'go'),
    ].join(''),
    site: [258, 142],
    feast: banner(108, 142, 20) + banner(226, 142, 20, 'bl') + crowd(120, 148, 7) + crowd(184, 148, 6, 2),
  },
  b: {
    place: [146, 0, 1],
    light: [62, 32],
    back: [
      land('f1', [92, 88, 80, 90, 84, 90, 84], 160, 0.8),
      cliff(-36, 118, 40, 140), dwellings(8, 122, 5, 2), torch(16, 140, 0.8), torch(62, 140, 0.8),
      at(146, 0, cliff(-16, 194, 2, 142) + niche),
    ].join(''),
    front: [
      land('n2', [141, 139, 139, 138, 139, 138, 140]),
      p('n1', 'M0 147c70-5 120-4 170-4s100-1 150 3v14H0z', 0.8),
      // hundreds of small lights on the way to the rock
      times(22, (i) => o('go', 96 + ((i * 29) % 128), 145 + ((i * 7) % 5) * 2.6, 0.8)), garland(150, 186, 132, 3), garland(266, 302, 132, 3),
      fire(112, 153, 0.9), tent(88, 150, 1, 'm1'), tent(66, 152, 0.9, 'ro'), crowd(118, 155, 3, 3), caravan(14, 155, 1.1), palm(308, 152, 1.6), bush(306, 153, 9),
    ].join(''),
    site: [132, 143],
    feast: torch(164, 143) + torch(288, 143) + torch(200, 146) + torch(252, 146) + crowd(172, 149, 5, 1) + crowd(232, 149, 5, 4),
  },
} satisfies Sides
