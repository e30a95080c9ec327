// Which sign or chip stands for a word of the components.

import type { ChipKind } from '../../../art/Chip.svelte'
import type { SignName } from '../../../art/signs'

export const symbolSign = (symbol: string) => symbol as SignName
export const linkSign = (link: string) => link as SignName
export const resourceChip = (resource: string) => resource as ChipKind
export const mythologySign = (mythology: string) => mythology as SignName
export const sectionSign = (section: string) => `section_${section}` as SignName
