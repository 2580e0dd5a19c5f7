import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { queuedVisit } from '#parts/visits/local-visits.ts'
import { useReopenVisit } from '#parts/visits/use-reopen-visit.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Makes a queued or refused visit a draft again, to be changed. */
export function EditVisit({
  row,
  disabled,
}: {
  row: PendingChange | ConflictRow
  disabled?: boolean
}) {
  const reopen = useReopenVisit()
  const visit = queuedVisit(row, 'reason' in row ? 'needs_you' : 'waiting')
  return (
    visit && (
      <Button icon="edit" disabled={disabled} onClick={() => void reopen(visit)}>
        <Trans>Edit visit</Trans>
      </Button>
    )
  )
}

/** Removes a refused visit from this device, after a question: its photos go with it. */
export function DismissVisit({ row }: { row: ConflictRow }) {
  const { t } = useLingui()
  const needsYou = useAtomValue(offlineAtom)?.needsYou
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove this visit?</Trans>}
        text={<Trans>Its answers and photos are removed from this device for good.</Trans>}
        keep={t`Keep it`}
        confirm={<Trans>Remove visit</Trans>}
        onConfirm={() => needsYou?.dismiss(row.mutationId)}
      />
    </>
  )
}
