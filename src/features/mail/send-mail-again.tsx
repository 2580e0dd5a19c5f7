import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { SendMailAgain as SendAgain } from './mail.gql.ts'

interface SendMailAgainProps {
  ids: readonly string[]
  onSent?: () => void
}

/** Sends failed messages again, one after the other, and says which could not be. */
export function SendMailAgain({ ids, onSent }: SendMailAgainProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(SendAgain)
  const [busy, setBusy] = useState(false)
  const warn = (text: string) => toast({ tone: 'danger', text })
  const send = async () => {
    setBusy(true)
    const codes: (string | undefined)[] = []
    for (const id of ids) {
      const { failure } = await save({ id })
      if (failure) codes.push(failure.code)
    }
    setBusy(false)
    onSent?.()
    const sent = ids.length - codes.length
    if (sent > 0)
      toast({
        tone: 'success',
        text: plural(sent, { one: 'Sending # message again', other: 'Sending # messages again' }),
      })
    if (codes.includes('link_gone'))
      warn(t`Messages with a one-time link can’t be sent again. Ask for a new link instead.`)
    if (codes.includes('not_given_up')) warn(t`Only failed messages can be sent again.`)
    if (codes.some((code) => code !== 'link_gone' && code !== 'not_given_up'))
      warn(t`Couldn’t send this again. Check the connection and try again.`)
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void send()}>
      <Trans>Send again</Trans>
    </Button>
  )
}
