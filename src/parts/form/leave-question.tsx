import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Something has been typed that is not saved; a function is asked at the moment of leaving. */
  unsaved: boolean | (() => boolean)
  /** The input is given up. */
  onDiscard: () => void
}

/** Asks before a form with unsaved input is left. */
export function LeaveQuestion({ unsaved, onDiscard }: LeaveQuestionProps) {
  const isUnsaved = typeof unsaved === 'function' ? unsaved : () => unsaved
  const { status, proceed, reset } = useBlocker({
    // The same screen with another search or language keeps typed input.
    shouldBlockFn: ({ current, next }) => isUnsaved() && current.routeId !== next.routeId,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      text={<Trans>Your changes on this page aren’t saved.</Trans>}
      keep={<Trans>Stay here</Trans>}
      confirm={<Trans>Discard and leave</Trans>}
      onConfirm={() => {
        onDiscard()
        proceed?.()
      }}
    />
  )
}
