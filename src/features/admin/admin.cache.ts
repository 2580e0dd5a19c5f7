import { refreshLists } from '#data/list-cache.ts'

/** Lists that a change of rights, users, vendors or synonyms makes old. */
export const updates = refreshLists({
  saveRole: ['roles', 'groupRoles', 'permissions', 'permissionHolders', 'createData', 'editData'],
  deleteRole: ['roles', 'permissions'],
  saveGroupRole: ['groupRoles', 'roles', 'permissionHolders', 'createData', 'editData'],
  deleteGroupRole: ['groupRoles', 'roles'],
  savePermission: ['permissions'],
  deletePermission: ['permissions'],
  createUser: ['usersV2', 'roles', 'groupRoles', 'permissionHolders'],
  createUsers: ['usersV2', 'roles', 'groupRoles', 'permissionHolders'],
  updateUser: ['usersV2', 'editData', 'roles', 'groupRoles', 'permissionHolders'],
  deleteUser: ['usersV2', 'editData', 'roles', 'groupRoles', 'permissionHolders', 'userDevices'],
  endUserSessions: ['userDevices'],
  unlinkUserIdentity: ['userDevices', 'userIdentities'],
  saveIdentityProvider: ['identityProviders'],
  deleteIdentityProvider: ['identityProviders', 'userIdentities'],
  saveVendor: ['vendors', 'vendorThirdParties', 'productThirdParties'],
  deleteVendor: ['vendors', 'vendorThirdParties'],
  saveSearchSynonym: ['searchSynonyms'],
  deleteSearchSynonym: ['searchSynonyms'],
})
