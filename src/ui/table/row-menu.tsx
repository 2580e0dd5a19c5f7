import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../icon-button.tsx'
import type { IconName } from '../display/icon-paths.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { Menu, MenuItem } from '../overlay/menu.tsx'
import * as css from './table.css.ts'

/** Action on a row. */
export interface RowAction {
  label: string
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  run: () => void
}

/** The last cell of a row: its actions in a menu. */
export function RowMenu({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useLingui()
  return (
    <td role="cell" className={css.actionsCell}>
      {actions.length > 0 && (
        <Menu trigger={<IconButton icon="more" size="sm" label={t`Actions`} />}>
          {actions.map(({ label, icon, danger, disabled, run }) => (
            <MenuItem key={label} icon={icon} danger={danger} disabled={disabled} onSelect={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </td>
  )
}

/** The head above the rows' menus: said, not shown. */
export function ActionsHead() {
  const { t } = useLingui()
  return (
    <th scope="col" role="columnheader" className={css.selectHead}>
      <VisuallyHidden>{t`Actions`}</VisuallyHidden>
    </th>
  )
}
