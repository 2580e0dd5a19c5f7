import { refreshLists } from '#data/list-cache.ts'

/** Lists that a change of rights or synonyms makes old. */
export const updates = refreshLists({
  saveRole: ['roles', 'groupRoles', 'permissions'],
  deleteRole: ['roles', 'permissions'],
  saveGroupRole: ['groupRoles', 'roles'],
  deleteGroupRole: ['groupRoles', 'roles'],
  savePermission: ['permissions'],
  deletePermission: ['permissions'],
  saveSearchSynonym: ['searchSynonyms'],
  deleteSearchSynonym: ['searchSynonyms'],
})
