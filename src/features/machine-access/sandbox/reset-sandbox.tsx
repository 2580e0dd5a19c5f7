import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ResetSandboxNow } from './sandbox.gql.ts'

interface ResetSandboxProps {
  /** Name of the tenant that this portal is a sandbox of. */
  of: string
}

/** Puts the sandbox back after a question. */
export function ResetSandbox({ of }: ResetSandboxProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(ResetSandboxNow)
  const [asking, setAsking] = useState(false)
  const reset = async () => {
    const { failure } = await save({})
    setAsking(false)
    toast(
      failure
        ? { tone: 'danger', text: <ProblemText code={failure.code} words={{}} /> }
        : { tone: 'success', text: t`The sandbox is being reset. It is back in about a minute.` },
    )
  }
  return (
    <>
      <Button icon="refresh" onClick={() => setAsking(true)}>
        <Trans>Reset sandbox</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Reset the sandbox of {of}?</Trans>}
        text={
          <Trans>
            Everything that was entered or sent here is deleted, and the made-up records come back.
            People, keys and webhooks stay.
          </Trans>
        }
        confirm={<Trans>Reset sandbox</Trans>}
        onConfirm={reset}
      />
    </>
  )
}
