import { refreshLists } from '#data/list-cache.ts'

/** Refetches settings and their history after a change. */
export const updates = refreshLists({
  saveSetting: ['hostSettings', 'settingChanges'],
  openPortal: ['portalOpening'],
})
