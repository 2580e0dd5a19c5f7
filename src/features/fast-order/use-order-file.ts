import { useLingui } from '@lingui/react/macro'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useUser } from '#shell/session/use-session.ts'
import { RefusedFile } from '#domain/order-file/order-file.ts'
import type { Pasted } from '#domain/paste/paste-lines.ts'
import { useCheckoutDraft } from '#parts/cart/checkout-draft.ts'
import { type OrderHead, readOrderFile } from '#parts/order-lines/order-file.ts'
import { refusalWords } from '#parts/order-lines/problem-words.ts'

/** Returns how to read a file into the grid; what its order says beside the lines goes to the checkout. */
export function useOrderFile(takePaste: (pasted: Pasted) => Promise<void>) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { customerData } = useUser()
  const { change } = useCheckoutDraft(customerData?.custCode.r3 ?? '')

  const takeHead = (file: string, head: OrderHead) => {
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

  return async (chosen: File) => {
    try {
      const { head, ...read } = await readOrderFile(chosen)
      if (read.lines.length + read.problems.length === 0)
        return toast({ tone: 'warning', text: t`${chosen.name} has no lines` })
      await takePaste(read)
      if (head) takeHead(chosen.name, head)
    } catch (error) {
      toast({
        tone: 'danger',
        text:
          error instanceof RefusedFile
            ? i18n._(refusalWords[error.code])
            : t`We couldn’t read ${chosen.name}. Use a CSV, XLSX, UBL or EDIFACT file.`,
      })
    }
  }
}
