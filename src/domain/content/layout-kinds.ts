/** Kinds of content that have layouts. */
export const contentTypes = ['marketing_material', 'sales_document', 'news'] as const

/** Parts of a card that a layout shows or hides. */
export const layoutFlags = [
  'placeholderOnCard',
  'titleOnCard',
  'subtitleOnCard',
  'releasedonOnCard',
  'resolutionOnCard',
  'gotopdpOnCard',
] as const
