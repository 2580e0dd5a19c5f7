import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { keyWords } from './key-words.ts'
import { RevokeMachineKey } from './machine-key.gql.ts'

interface RevokeKeyProps {
  machineKey: { id: string; name: string }
  onRevoked: () => void
}

/** Ends a key after a question. */
export function RevokeKey({ machineKey: { id, name }, onRevoked }: RevokeKeyProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(RevokeMachineKey)
  const [asking, setAsking] = useState(false)
  const revoke = async () => {
    const { failure } = await save({ id })
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
