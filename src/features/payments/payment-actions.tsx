import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { Payment } from './payment.ts'
import { SettlePayment, VoidPayment, VoidPaymentRequest } from './payments.gql.ts'
import { useRefusal } from './use-refusal.ts'

type Asking = 'void' | 'approve' | 'void-as-finance' | 'settle' | null

/** Everything that payer or finance can do with a payment now. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const toast = useToast()
  const refuse = useRefusal()
  const online = useAtomValue(onlineAtom)
  const [asking, setAsking] = useState<Asking>(null)
  const saveVoid = useSave(VoidPaymentRequest)
  const endAsFinance = useSave(VoidPayment)
  const settle = useSave(SettlePayment)
  const [paidBack, setPaidBack] = useState(false)
  const { id, number, module, payerCode, merchant, actions } = payment
  const close = () => setAsking(null)
  const offers = (action: (typeof actions)[number]) => actions.includes(action)

  const cancel = async () => {
    const { failure } = await saveVoid({ id, payerCode, merchant })
    close()
    if (failure) return refuse(failure)
    toast({ tone: 'success', text: t`Payment ${number} is canceled` })
  }
  return (
    <>
      {offers('VOID') && (
        <Button icon="undo" disabled={!online} onClick={() => setAsking('void')}>
          <Trans>Cancel payment</Trans>
        </Button>
      )}
      {offers('VOID_AS_FINANCE') && (
        <Button disabled={!online} onClick={() => setAsking('void-as-finance')}>
          <Trans>End without payment</Trans>
        </Button>
      )}
      {offers('SETTLE') && (
        <Button variant="primary" disabled={!online} onClick={() => setAsking('settle')}>
          <Trans>Mark as settled</Trans>
        </Button>
      )}
      {offers('APPROVE') && (
        <Button variant="primary" disabled={!online} onClick={() => setAsking('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'void'}
        onClose={close}
        title={<Trans>Cancel payment {number}?</Trans>}
        text={<Trans>Its invoices are open again. Don’t cancel if you have already paid.</Trans>}
        confirm={<Trans>Cancel payment</Trans>}
        keep={<Trans>Keep it</Trans>}
        onConfirm={cancel}
      />
      {asking === 'approve' && <ApproveDialog payment={payment} onClose={close} />}
      {asking === 'void-as-finance' && (
        <NoteDialog
          danger
          title={<Trans>End payment {number}?</Trans>}
          description={<Trans>Its invoices are open again. The payer reads your reason.</Trans>}
          label={t`Reason`}
          confirm={<Trans>End without payment</Trans>}
          save={(note) => endAsFinance({ orderNumber: number, note })}
          saved={t`Payment ${number} is ended`}
          onClose={close}
        />
      )}
      {asking === 'settle' && (
        <NoteDialog
          title={<Trans>Settle payment {number}?</Trans>}
          description={
            <Trans>Say what happened to the money: paid back, or booked elsewhere.</Trans>
          }
          label={t`Note`}
          confirm={<Trans>Mark as settled</Trans>}
          save={(note) => settle({ id, note, paidBack })}
          saved={t`Payment ${number} is settled`}
          onClose={close}
        >
          {module === 'order' && (
            <CheckField
              label={t`The money was paid back. The order can be paid again.`}
              checked={paidBack}
              onChange={({ target }) => setPaidBack(target.checked)}
            />
          )}
        </NoteDialog>
      )}
    </>
  )
}
