/** Places of photos in the order of the form: outside and inside of the shop, then how goods are displayed. */
export const visitSlots = [
  'frontShop1',
  'frontShop2',
  'frontShop3',
  'frontShop4',
  'displayShop1',
  'displayShop2',
  'displayShop3',
  'displayShop4',
  'displayBanner',
  'displayPoster',
  'displayHangtagShimano',
] as const
export type VisitSlot = (typeof visitSlots)[number]

/** Part of the form that asks for a photo: of the shop itself, or of what it displays. */
export const slotPart = (slot: VisitSlot): 'shop' | 'display' =>
  slot.startsWith('frontShop') ? 'shop' : 'display'
