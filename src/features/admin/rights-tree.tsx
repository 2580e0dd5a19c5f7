import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePermissionScreens } from './use-permission-screens.ts'
import * as css from './users/users.css.ts'

interface Branch {
  name: string
  description?: string
  permissions: readonly string[]
}

interface RightsTreeProps {
  /** The roles that give the permissions. */
  roles: readonly Branch[]
  /** Said where there is nothing. */
  empty: ReactNode
}

/** Shows what roles give: each role with its permissions, and each permission with the screens it opens. */
export function RightsTree({ roles, empty }: RightsTreeProps) {
  const screensOf = usePermissionScreens()
  const all = new Set(roles.flatMap(({ permissions }) => permissions))
  if (roles.length === 0) return <p className={css.quiet}>{empty}</p>
  return (
    <div className={css.tree}>
      <p className={css.quiet}>
        <Plural value={all.size} one="# permission in all" other="# permissions in all" />
      </p>
      {roles.map(({ name, description, permissions }) => (
        <details key={name}>
          <summary className={css.summary}>
            <strong>{name}</strong> {description}{' '}
            <span className={css.quiet}>
              <Plural value={permissions.length} one="# permission" other="# permissions" />
            </span>
          </summary>
          <ul className={css.branch}>
            {permissions.map((permission) => (
              <li key={permission}>
                {permission} <span className={css.quiet}>{screensOf(permission)}</span>
                {others(roles, name, permission).length > 0 && (
                  <span className={css.quiet}>
                    {' '}
                    <Trans>also by {others(roles, name, permission).join(', ')}</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

const others = (roles: readonly Branch[], role: string, permission: string) =>
  roles.flatMap(({ name, permissions }) =>
    name !== role && permissions.includes(permission) ? [name] : [],
  )
