import { useLingui } from '@lingui/react/macro'
import type { ClaimPhase } from '#domain/claims/claim-status.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { phaseTones, statusName } from './claim-words.ts'

/** The status of a claim; its colour says whose turn it is. */
export function ClaimStatusDot({ status }: { status: { id: string; category: ClaimPhase } }) {
  const { i18n } = useLingui()
  return <StatusDot tone={phaseTones[status.category]}>{statusName(i18n, status.id)}</StatusDot>
}
