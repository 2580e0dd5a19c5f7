import type { VariablesOf } from 'gql.tada'
import type { UserList } from './user.gql.ts'

/** `groupRole` and `limitation` are several values with commas between. */
interface Asked {
  role?: string | undefined
  groupRole?: string | undefined
  limitation?: string | undefined
  permission?: string | undefined
  active?: 'yes' | 'no' | undefined
  sort?: string | undefined
  search?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** The question behind the address of the list of users. */
export const userVariables = ({
  groupRole,
  limitation,
  active,
  sort,
  ...asked
}: Asked): VariablesOf<typeof UserList> => ({
  ...asked,
  ...(sort && {
    sort: { sortBy: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
  }),
  ...(groupRole && { groupRoleIds: groupRole.split(',') }),
  ...(limitation && { limitations: limitation.split(',') }),
  ...(active && { active: active === 'yes' }),
})
