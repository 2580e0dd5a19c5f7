import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { bulk } from './table.css.ts'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** The buttons of what can be done with all of them. */
  children: ReactNode
}

/** Actions on the selected rows; hidden without a selection. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <div className={bulk} role="status">
      <strong>
        <Plural value={count} one="# selected" other="# selected" />
      </strong>
      {children}
      <Button variant="ghost" size="sm" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  )
}
