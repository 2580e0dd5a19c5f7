import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { Button } from '#ui/button.tsx'
import { SendOrderAgain } from './handover.gql.ts'

interface SendSelectedAgainProps {
  orderNos: readonly string[]
  onSent: () => void
}

/** Sends the selected orders again, one after the other, and reports how many could not be. */
export function SendSelectedAgain({ orderNos, onSent }: SendSelectedAgainProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(SendOrderAgain)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const refused: string[] = []
    for (const orderNo of orderNos) if ((await save({ orderNo })).failure) refused.push(orderNo)
    setBusy(false)
    onSent()
    const sent = orderNos.length - refused.length
    if (sent > 0)
      toast({
        tone: 'success',
        text: plural(sent, {
          one: '# order is on its way again',
          other: '# orders are on their way again',
        }),
      })
    if (refused.length > 0)
      toast({
        tone: 'danger',
        text: t`Couldn’t send again: ${refused.join(', ')}. Only failed orders can be sent again.`,
      })
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void send()}>
      <Trans>Send again</Trans>
    </Button>
  )
}
