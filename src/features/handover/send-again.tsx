import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { Button } from '#ui/button.tsx'
import { SendOrderAgain } from './handover.gql.ts'

/** Sends an order that was given up once more. */
export function SendAgain({ orderNo }: { orderNo: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(SendOrderAgain)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { failure } = await save({ orderNo })
    setBusy(false)
    if (failure?.kind === 'forbidden')
      return toast({
        tone: 'danger',
        text: t`You no longer have permission to do this. Ask your contact.`,
      })
    if (failure && failure.code !== 'not_given_up')
      return toast({
        tone: 'danger',
        text: t`Order ${orderNo} was not sent. Check the connection and try again.`,
      })
    toast({ tone: 'success', text: t`Order ${orderNo} is on its way again` })
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void send()}>
      <Trans>Send again</Trans>
    </Button>
  )
}
