import type { KeyingConfig } from '@urql/exchange-graphcache'
import { refreshLists } from '#data/list-cache.ts'

const embedded = () => null

export const keys: KeyingConfig = {
  GroupRoleAnswer: embedded,
  GroupRolePage: embedded,
  PermissionAnswer: embedded,
  PermissionPage: embedded,
  RoleAnswer: embedded,
  RightsChoices: embedded,
  RolePage: embedded,
  RolePermission: embedded,
}

export const updates = refreshLists({
  saveRole: ['roles', 'groupRoles', 'permissions'],
  deleteRole: ['roles', 'permissions'],
  saveGroupRole: ['groupRoles', 'roles'],
  deleteGroupRole: ['groupRoles', 'roles'],
  savePermission: ['permissions'],
  deletePermission: ['permissions'],
})
