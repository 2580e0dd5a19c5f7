import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { IntentKind } from '#domain/sync/intent.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

const notSent = msg`The change won’t be sent.`

/** Words of changes that are not of the cart: of a form nothing remains. */
const consequences: Partial<Record<IntentKind, MessageDescriptor>> = {
  VISIT: msg`The visit and its photos are removed from this device and won’t be sent.`,
  CLAIM: msg`The claim and its files are removed from this device and won’t be sent.`,
  PDI: msg`The inspection is removed from this device and won’t be sent.`,
  REGISTER_FRAME: msg`The reported sale is removed from this device and won’t be sent.`,
  PAYMENT_PROOF: msg`The proof of payment is removed from this device and won’t be sent.`,
  RECEIVE_DELIVERY: notSent,
  COLLECT_STATUS: notSent,
  COLLECT_SHIPMENT: notSent,
  DELETE_VISIT: notSent,
  RESTORE_VISIT: notSent,
  RESTOCK_ON: notSent,
  RESTOCK_OFF: notSent,
}

/** Takes a change back that the server does not have yet, after a question that says what goes with it. */
export function WithdrawChange({
  mutationId,
  name,
  disabled,
  kind,
}: {
  mutationId: string
  name: string
  disabled: boolean
  /** Says in the question what goes with it. */
  kind: IntentKind
}) {
  const { t, i18n } = useLingui()
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
          dependents
            ? plural(dependents, {
                one: 'It won’t be sent. # later change depends on it and won’t be sent either.',
                other: 'It won’t be sent. # later changes depend on it and won’t be sent either.',
              })
            : i18n._(
                consequences[kind] ??
                  msg`The change won’t be sent, and the cart goes back to how it was.`,
              )
        }
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Undo</Trans>}
        onConfirm={withdraw}
      />
    </>
  )
}
