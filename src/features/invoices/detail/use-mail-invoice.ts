import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { SendEmailInvoice } from '../invoices.gql.ts'

/** Mails an invoice to the person who asks; what goes wrong is said, and can be tried again. */
export function useMailInvoice() {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(SendEmailInvoice)
  const [busy, setBusy] = useState(false)
  const words: Record<string, string> = {
    no_recipient: t`Your account has no email address. Add one in your profile.`,
    too_many: t`You’ve emailed 20 invoices within an hour. Try again later.`,
    not_found: t`This invoice no longer exists.`,
  }
  const mail = async (invoice: { invoiceNo: string; sorg: string }): Promise<void> => {
    setBusy(true)
    const { data, failure } = await save({
      invoiceNumber: invoice.invoiceNo,
      sorg: invoice.sorg,
    })
    setBusy(false)
    if (!failure) {
      const to = data.sendEmailInvoice.sentTo ?? ''
      toast({
        tone: 'success',
        text: t`Invoice ${invoice.invoiceNo} is on its way to ${to}`,
      })
      return
    }
    const known = failure.code && words[failure.code]
    toast({
      tone: 'danger',
      text: known || t`The invoice couldn’t be emailed.`,
      ...(known ? {} : { action: { label: t`Try again`, run: () => void mail(invoice) } }),
    })
  }
  return { busy, mail }
}
