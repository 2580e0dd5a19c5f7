import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  createPdi: ['pdis'],
  updatePdi: ['pdis'],
  deletePdi: ['pdis', 'pdi'],
  restorePdi: ['pdis', 'pdi'],
})
