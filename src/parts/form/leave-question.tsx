import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

interface LeaveQuestionProps {
  /** Something has been typed that is not saved. */
  unsaved: boolean
  /** The person gives it up. */
  onDiscard: () => void
}

/** Asks before a form with unsaved input is left. */
export function LeaveQuestion({ unsaved, onDiscard }: LeaveQuestionProps) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    // The same screen with another search or in another language keeps what was typed.
    shouldBlockFn: ({ current, next }) => unsaved && current.routeId !== next.routeId,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = () => {
    onDiscard()
    proceed?.()
  }
  return (
    <Dialog
      alert
      width="small"
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      description={<Trans>What you have typed here is not saved.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="danger" onClick={leave}>
            <Trans>Discard and leave</Trans>
          </Button>
          <Button variant="primary" onClick={() => reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    />
  )
}
