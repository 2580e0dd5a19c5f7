import { Link, useLoaderData, useRouter, useSearch } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { limitations } from '#domain/users/limitations.ts'
import { isNamedByEmail } from '#domain/users/user-fields.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ExportList } from '#parts/exports/export-list.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { DeactivateQuestion, type NamedUser } from './user-questions.tsx'
import { limitationWords } from './user-words.ts'
import { useManyUsers } from './use-many-users.tsx'
import type { UserList } from './user.gql.ts'

type Answer = ResultOf<typeof UserList>
type User = Answer['usersV2']['users'][number]

/** Whether a user can log in. */
function UserState({ active, hasPassword }: Pick<User, 'active' | 'hasPassword'>) {
  if (!active)
    return (
      <Badge>
        <Trans>Inactive</Trans>
      </Badge>
    )
  return hasPassword ? (
    <Badge tone="success">
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>No password yet</Trans>
    </Badge>
  )
}

/** Lists the users that the administrator looks after. */
export function Users() {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const router = useRouter()
  const question = useLoaderData({ strict: false }) as unknown as Question<Answer, AnyVariables>
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const { full, roles, groupRoles, permissions } = useData(question).createData
  const many = useManyUsers()
  const [leaving, setLeaving] = useState<readonly NamedUser[]>([])
  const [clear, setClear] = useState<() => void>(() => () => undefined)
  const formOf = (user: User) =>
    `/admin/users/${user.id}/${full && !isNamedByEmail(user) ? 'edit' : 'edit-us'}`
  const go = (to: string) => void router.navigate({ to: to as never })
  const login = ({ lastLogin }: User) => (lastLogin ? moment(new Date(String(lastLogin))) : '')
  return (
    <ListPage
      question={question}
      pageOf={({ usersV2: { users, ...page } }) => ({ ...page, rows: users })}
      keyOf={({ id }) => id}
      rowTo={formOf}
      create={
        full
          ? { to: '/admin/users/create', label: t`New user` }
          : { to: '/admin/users/create-us', label: t`New user` }
      }
      tools={
        <>
          <ExportList
            kind="users"
            filter={{
              search: search.search,
              role: search.role,
              groupRoleIds: search.groupRole,
              limitations: search.limitation,
              permission: search.permission,
              active: search.active,
            }}
          />
          <Link to={'/admin/users/create-users-mass' as never} className={button({})}>
            <Icon name="upload" size="sm" />
            <Trans>From a file</Trans>
          </Link>
          {full && (
            <Link to={'/admin/users/create-us' as never} className={button({})}>
              <Icon name="mail" size="sm" />
              <Trans>Invite by email</Trans>
            </Link>
          )}
        </>
      }
      searchHint={t`Name, username, email or customer number`}
      filters={[
        {
          name: 'role',
          label: t`Role`,
          any: t`All roles`,
          options: roles.map(({ id }) => ({ value: id, label: id })),
        },
        {
          name: 'groupRole',
          several: true,
          label: t`Group role`,
          any: t`All group roles`,
          options: groupRoles.map(({ id, description }) => ({ value: id, label: description })),
        },
        {
          name: 'limitation',
          several: true,
          label: t`Limitation`,
          any: t`All limitations`,
          options: limitations.map((value) => ({ value, label: i18n._(limitationWords[value]) })),
        },
        {
          name: 'permission',
          label: t`Permission`,
          any: t`All permissions`,
          options: permissions.map((value) => ({ value, label: value })),
        },
        {
          name: 'active',
          label: t`State`,
          any: t`Active and inactive`,
          options: [
            { value: 'yes', label: t`Active` },
            { value: 'no', label: t`Inactive` },
          ],
        },
      ]}
      actions={(user) => [
        {
          label: t`View as this user`,
          icon: 'eye',
          disabled: !user.active,
          run: () => go(`/admin/users/${user.id}/view`),
        },
        { label: t`Devices`, icon: 'monitor', run: () => go(`/admin/users/${user.id}/devices`) },
        { label: t`Copy`, icon: 'copy', run: () => go(`/admin/users/${user.id}/copy-us`) },
        {
          label: t`Send link`,
          icon: 'mail',
          disabled: !user.active || !user.email || user.isFakeEmail,
          run: () => void many.sendLinks([user]),
        },
        {
          label: t`Reset two-step login`,
          icon: 'shield',
          disabled: !user.hasSecondFactor,
          run: () => many.askToReset(user),
        },
        {
          label: t`Deactivate`,
          icon: 'blocked',
          danger: true,
          disabled: !user.active,
          run: () => setLeaving([user]),
        },
      ]}
      bulk={(users, clearAll) => (
        <>
          <Button
            size="sm"
            icon="mail"
            busy={many.busy}
            onClick={() => void many.sendLinks(users).then(clearAll)}
          >
            <Trans>Send link</Trans>
          </Button>
          <Button
            size="sm"
            icon="blocked"
            busy={many.busy}
            onClick={() => {
              setLeaving(users)
              setClear(() => clearAll)
            }}
          >
            <Trans>Deactivate</Trans>
          </Button>
        </>
      )}
      empty={{ heading: t`No users yet`, icon: 'users' }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'username', title: t`Username`, sortable: true, text: ({ username }) => username },
        {
          key: 'email',
          title: t`Email`,
          sortable: true,
          text: ({ email, isFakeEmail }) => (isFakeEmail ? '' : (email ?? '')),
        },
        { key: 'role', title: t`Role`, sortable: true, text: ({ role }) => role },
        {
          key: 'groupRole',
          title: t`Group role`,
          sortable: true,
          deskOnly: true,
          text: ({ groupRole }) => groupRole?.description ?? '',
        },
        {
          key: 'limitation',
          title: t`Limitation`,
          sortable: true,
          deskOnly: true,
          text: ({ limitation }) =>
            limitation ? i18n._(limitationWords[limitation as 'audit']) : '',
        },
        { key: 'lastLogin', title: t`Last login`, sortable: true, deskOnly: true, text: login },
        {
          key: 'active',
          title: t`State`,
          sortable: true,
          cell: (user) => <UserState {...user} />,
          text: ({ active }) => (active ? t`Active` : t`Inactive`),
        },
      ]}
    >
      <DeactivateQuestion
        users={leaving}
        onClose={() => setLeaving([])}
        onConfirm={async () => {
          await many.deactivateAll(leaving)
          clear()
          setLeaving([])
        }}
      />
      {many.results}
    </ListPage>
  )
}
