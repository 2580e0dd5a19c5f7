import { Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { Imports } from './imports.gql.ts'

export type Import = ResultOf<typeof Imports>['imports']['rows'][number]

/** Says how an import ended. */
export function ImportState({ state }: Pick<Import, 'state'>) {
  if (state === 'DONE')
    return (
      <StatusDot tone="success">
        <Trans>Complete</Trans>
      </StatusDot>
    )
  if (state === 'PARTLY')
    return (
      <StatusDot tone="warning">
        <Trans>Rows refused</Trans>
      </StatusDot>
    )
  if (state === 'FAILED')
    return (
      <StatusDot tone="danger">
        <Trans>Failed</Trans>
      </StatusDot>
    )
  if (state === 'UNDOING' || state === 'UNDONE')
    return (
      <StatusDot tone="neutral">
        {state === 'UNDONE' ? <Trans>Undone</Trans> : <Trans>Being undone</Trans>}
      </StatusDot>
    )
  return (
    <StatusDot tone="info">
      <Trans>Not finished</Trans>
    </StatusDot>
  )
}
