import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import type { Payment } from './payment.ts'
import { VoidPaymentRequest } from './payments.gql.ts'
import { useRefusal } from './use-refusal.ts'
import { VoidDialog } from './void-dialog.tsx'

type Asking = 'void' | 'approve' | 'void-as-finance' | null

/** Everything that payer or finance can do with a payment now. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const toast = useToast()
  const refuse = useRefusal()
  const online = useAtomValue(onlineAtom)
  const [asking, setAsking] = useState<Asking>(null)
  const saveVoid = useSave(VoidPaymentRequest)
  const { id, number, payerCode, merchant, actions } = payment
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
      {asking === 'void-as-finance' && <VoidDialog payment={payment} onClose={close} />}
    </>
  )
}
