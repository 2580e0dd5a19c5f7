import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Takes a change back that the server does not have yet, after a question that says what goes with it. */
export function WithdrawChange({
  mutationId,
  name,
  disabled,
  isVisit = false,
}: {
  mutationId: string
  name: string
  disabled: boolean
  /** Set for a visit form, of which nothing remains. */
  isVisit?: boolean
}) {
  const { t } = useLingui()
  const waiting = useAtomValue(offlineAtom)?.waiting
  const toast = useToast()
  const [dependents, setDependents] = useState<number | null>(null)
  const failed = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
  const ask = () =>
    void waiting?.dependents(mutationId).then((rows) => setDependents(rows.length), failed)
  const withdraw = () => {
    setDependents(null)
    void waiting?.withdraw(mutationId).catch(failed)
  }
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={ask} aria-label={t`Undo: ${name}`}>
        <Trans>Undo</Trans>
      </Button>
      <ConfirmDialog
        open={dependents !== null}
        onClose={() => setDependents(null)}
        title={<Trans>Undo this change?</Trans>}
        text={
          dependents ? (
            plural(dependents, {
              one: 'It won’t be sent. # later change depends on it and won’t be sent either.',
              other: 'It won’t be sent. # later changes depend on it and won’t be sent either.',
            })
          ) : isVisit ? (
            <Trans>The visit and its photos are removed from this device and won’t be sent.</Trans>
          ) : (
            <Trans>The change won’t be sent, and the cart goes back to how it was.</Trans>
          )
        }
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Undo</Trans>}
        onConfirm={withdraw}
      />
    </>
  )
}
