// The sign of a chain: one for each card that makes another free, the same as in Duel where Duel has the card.

import type { SignName } from '../../../art/signs'

export const links = {
  altar: 'moon',
  baths: 'water_drop',
  theater: 'mask',
  well: 'well',
  statue: 'column',
  temple: 'sun',
  east_trading_post: 'barrel',
  west_trading_post: 'barrel',
  marketplace: 'amphora',
  caravansery: 'camel',
  forum: 'anchor',
  training_ground: 'helmet',
  walls: 'tower',
  apothecary: 'herb',
  workshop: 'hammer',
  scriptorium: 'book',
  dispensary: 'chalice',
  laboratory: 'flask',
  library: 'lamp',
  school: 'lyre',
} satisfies Record<string, SignName>

export const linkSign = (id: string): SignName => (id in links ? links[id as keyof typeof links] : 'link')

/** What a card asks for: the signs of all it can be chained to, each once. */
export const linkSigns = (from: readonly string[]): SignName[] => [...new Set(from.map(linkSign))]
