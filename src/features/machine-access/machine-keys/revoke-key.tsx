import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#data/failure.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { keyWords } from './key-words.ts'

interface RevokeKeyProps {
  name: string
  revoke: () => Promise<{ failure?: Failure }>
  onRevoked: () => void
}

/** Ends a key after a question. */
export function RevokeKey({ name, revoke: end, onRevoked }: RevokeKeyProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const revoke = async () => {
    const { failure } = await end()
    setAsking(false)
    if (failure)
      return toast({ tone: 'danger', text: <ProblemText code={failure.code} words={keyWords} /> })
    toast({ tone: 'success', text: t`${name} revoked` })
    onRevoked()
  }
  return (
    <div>
      <Button icon="blocked" onClick={() => setAsking(true)}>
        <Trans>Revoke key</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Revoke {name}?</Trans>}
        text={
          <Trans>
            Its program can’t connect from now on. A revoked key can’t be used again: make a new one
            instead.
          </Trans>
        }
        confirm={<Trans>Revoke key</Trans>}
        onConfirm={revoke}
      />
    </div>
  )
}
