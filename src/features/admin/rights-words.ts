import { msg } from '@lingui/core/macro'

/** Why a change of roles, group roles or permissions was refused. */
export const rightsWords = {
  name_taken: msg`This name is already in use`,
  name_fixed: msg`The name can’t be changed: users and imports refer to it`,
  valid_key: msg`Use small letters and digits, in parts separated by . or -`,
  nothing_chosen: msg`Choose at least one`,
  too_many: msg`Too many`,
  unknown_permission: msg`One of these permissions no longer exists`,
  unknown_role: msg`One of these roles no longer exists`,
  raises_self: msg`You can’t give yourself a permission you don’t have. Ask another administrator.`,
  last_administrator: msg`Someone must keep page.user-management. Give it to another user first.`,
  built_in: msg`This entry is part of the portal and can’t be deleted`,
  in_use: msg`This entry is still in use and can’t be deleted`,
}
