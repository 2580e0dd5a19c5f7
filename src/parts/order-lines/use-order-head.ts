import { useLingui } from '@lingui/react/macro'
import { useCheckoutDraft } from '#parts/cart/checkout-draft.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { OrderHead } from './order-file.ts'

/** Returns how to take what an order's file says beside its lines to the customer's checkout, and to tell so. */
export function useOrderHead() {
  const { t } = useLingui()
  const toast = useToast()
  const { customerData } = useUser()
  const { change } = useCheckoutDraft(customerData?.custCode.r3 ?? '')
  return (file: string, head: OrderHead) => {
    const { poNumber, requestedDate, requestedTo, notes, shipTo } = head
    const filled = {
      ...(poNumber && { custPoNo: poNumber }),
      ...(notes && { notes }),
      ...(requestedDate && { request_delivery_date: requestedDate }),
      ...(requestedTo && { request_delivery_to: requestedTo }),
    }
    if (Object.keys(filled).length > 0) {
      change(filled)
      toast({
        tone: 'success',
        text: t`PO number, dates and notes from ${file} are filled in at checkout`,
      })
    }
    if (shipTo)
      toast({ tone: 'warning', text: t`Ship to in the file: ${shipTo}. Choose it at checkout.` })
  }
}
