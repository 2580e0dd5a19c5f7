import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { SecretDialog } from '#parts/page/secret-dialog.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { downloadProblems } from '../download-words.ts'
import { RotateDownloadSecret } from './schedule.gql.ts'

/** Gives the address of a schedule a new secret, and shows it. */
export function NewSecret({ id }: { id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const rotate = useSave(RotateDownloadSecret)
  const [secret, setSecret] = useState<string | null>(null)
  const renew = async () => {
    const { failure, data } = await rotate({ id })
    if (failure)
      return toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={downloadProblems} />,
      })
    setSecret(data.rotateDownloadSecret.secret)
  }
  return (
    <>
      <Button onClick={() => void renew()}>
        <Trans>New secret</Trans>
      </Button>
      <SecretDialog
        secret={secret}
        title={t`New secret of this address`}
        onClose={() => setSecret(null)}
      />
    </>
  )
}
