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
}: {
  mutationId: string
  name: string
  disabled: boolean
}) {
  const { t } = useLingui()
  const waiting = useAtomValue(offlineAtom)?.waiting
  const toast = useToast()
  const [dependents, setDependents] = useState<number | null>(null)
  const failed = () => toast({ tone: 'danger', text: t`This device could not keep the change.` })
  const ask = () =>
    void waiting?.dependents(mutationId).then((rows) => setDependents(rows.length), failed)
  const withdraw = () => {
    setDependents(null)
    void waiting?.withdraw(mutationId).catch(failed)
  }
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={ask} aria-label={t`Take back: ${name}`}>
        <Trans>Take back</Trans>
      </Button>
      <ConfirmDialog
        open={dependents !== null}
        onClose={() => setDependents(null)}
        title={<Trans>Take this change back?</Trans>}
        text={
          dependents ? (
            plural(dependents, {
              one: 'It is not sent, and neither is # change behind it that comes to nothing without it.',
              other:
                'It is not sent, and neither are # changes behind it that come to nothing without it.',
            })
          ) : (
            <Trans>It is not sent, and the cart is as if it had never been made.</Trans>
          )
        }
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Take back</Trans>}
        onConfirm={withdraw}
      />
    </>
  )
}
