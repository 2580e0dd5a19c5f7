import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { queuedClaim } from '#parts/claims/local-claims.ts'
import { useReopenClaim } from '#parts/claims/use-reopen-claim.ts'
import { SwitchButton } from '#parts/customer/switch-button.tsx'
import { queuedVisit } from '#parts/visits/local-visits.ts'
import { useReopenVisit } from '#parts/visits/use-reopen-visit.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'

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

/** Makes a refused claim a draft again, with its photos, to be mended. */
export function EditClaim({ row }: { row: ConflictRow }) {
  const reopen = useReopenClaim()
  return queuedClaim(row, 'needs_you').map((claim) => (
    <Button key={claim.draftId} icon="edit" onClick={() => void reopen(claim)}>
      <Trans>Edit claim</Trans>
    </Button>
  ))
}

/** The way to the form of a refused inspection or sale, filled in as it was; its customer has to be the chosen one. */
export function EditFrameForm({ row }: { row: ConflictRow }) {
  const chosen = useAtomValue(cartCustomerAtom)
  if (row.customerKey !== chosen) return <SwitchButton code={row.customerKey} />
  const search = { again: row.mutationId } as never
  const { id, seen } = row.args as { id?: string; seen?: string | null }
  return row.kind === 'PDI' ? (
    <Link to={(seen ? `/pdi/${id}` : '/pdi/create') as never} search={search} className={button()}>
      <Trans>Edit inspection</Trans>
    </Link>
  ) : (
    <Link to={'/retail-sales/register' as never} search={search} className={button()}>
      <Trans>Edit sale</Trans>
    </Link>
  )
}
