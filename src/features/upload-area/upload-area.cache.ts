import { refreshLists } from '#data/list-cache.ts'

/** Lists that deleting and restoring articles makes old. */
export const updates = refreshLists({
  deleteProducts: ['removedProducts', 'articleDisplays'],
  restoreProducts: ['removedProducts', 'articleDisplays'],
})
