import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { Card } from '#ui/display/card.tsx'
import { button } from '#ui/button.css.ts'
import { Table } from '#ui/table/table.tsx'
import * as css from '../users/users.css.ts'
import type { PermissionToEdit } from './permission.gql.ts'

type Holders = ResultOf<typeof PermissionToEdit>['permissionHolders']

/** Lists the people that hold a permission, and the roles by which they do. */
export function HoldersCard({ permission, holders }: { permission: string; holders: Holders }) {
  const { t } = useLingui()
  const { count, rows } = holders
  return (
    <Card
      title={<Plural value={count} one="# user has it" other="# users have it" />}
      padded={rows.length === 0}
      actions={
        count > 0 && (
          <Link
            to={'/admin/users' as never}
            search={{ permission, active: 'yes' } as never}
            className={button({ size: 'sm' })}
          >
            <Trans>Show in users</Trans>
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={css.quiet}>
          <Trans>No active user has a role with this permission.</Trans>
        </p>
      ) : (
        <Table
          caption={t`Users with this permission`}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t`Name`,
              lead: true,
              cell: ({ id, name }) => <Link to={`/admin/users/${id}/edit` as never}>{name}</Link>,
              text: ({ name }) => name,
            },
            { key: 'username', title: t`Username`, text: ({ username }) => username },
            {
              key: 'from',
              title: t`By`,
              text: ({ from, groupRole }) =>
                groupRole === null
                  ? t`Role ${from.join(', ')}`
                  : t`Group role ${groupRole}, role ${from.join(', ')}`,
            },
          ]}
        />
      )}
    </Card>
  )
}
