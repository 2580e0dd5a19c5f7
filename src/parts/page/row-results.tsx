import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** The result for one of several records. */
export interface RowResult {
  id: string
  name: string
  result: ReactNode
}

interface RowResultsProps {
  title: string
  /** Empty: nothing is shown. */
  results: readonly RowResult[]
  onClose: () => void
}

/** The result for each record, where something could not be done with all of them. */
export function RowResults({ title, results, onClose }: RowResultsProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={results.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={<Button variant="primary" onClick={onClose}>{t`Close`}</Button>}
    >
      <ul>
        {results.map(({ id, name, result }) => (
          <li key={id}>
            <strong>{name}</strong>: {result}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
