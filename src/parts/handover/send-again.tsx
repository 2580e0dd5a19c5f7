import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#data/failure.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'

interface SendAgainProps {
  /** As people say it: "Order 70000001". */
  name: string
  send: () => Promise<{ failure?: Failure | undefined }>
}

/** Sends what was given up once more. */
export function SendAgain({ name, send }: SendAgainProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const { failure } = await send()
    setBusy(false)
    if (failure?.kind === 'forbidden')
      return toast({
        tone: 'danger',
        text: t`You no longer have permission to do this. Ask your contact.`,
      })
    // Another person was faster: it is on its way.
    if (failure && failure.code !== 'not_given_up')
      return toast({
        tone: 'danger',
        text: t`${name} was not sent. Check the connection and try again.`,
      })
    toast({ tone: 'success', text: t`${name} is on its way again` })
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void press()}>
      <Trans>Send again</Trans>
    </Button>
  )
}
