import type { VariablesOf } from 'gql.tada'
import type { UserList } from './user.gql.ts'

interface Asked {
  role?: string | undefined
  groupRole?: string | undefined
  limitation?: NonNullable<VariablesOf<typeof UserList>['limitations']>[number] | undefined
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
  ...(groupRole && { groupRoleIds: [groupRole] }),
  ...(limitation && { limitations: [limitation] }),
  ...(active && { active: active === 'yes' }),
})
