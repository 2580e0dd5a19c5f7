import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { saveFile } from '#parts/file/save-csv.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Paper } from '#ui/page/paper.tsx'
import * as css from './second-factor.css.ts'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes, once, with ways to keep them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui()
  const { webTitle } = useConfig()
  const [copied, setCopied] = useState(false)
  const text = [webTitle, t`Recovery codes`, '', ...codes, ''].join('\n')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Dialog
      open
      persistent
      width="small"
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Save your recovery codes</Trans>}
      description={
        <Trans>
          If you lose your phone or passkey, log in with one of these codes. Each works once.
        </Trans>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>I’ve saved them</Trans>
        </Button>
      }
    >
      <Stack>
        <ul className={css.codes} aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Row>
          <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
          <Button
            size="sm"
            icon="download"
            onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            <Trans>Download</Trans>
          </Button>
          <Button size="sm" icon="document" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </Row>
        <CodesOnPaper codes={codes} />
        <Notice tone="warning">
          <Trans>We won’t show these codes again.</Trans>
        </Notice>
      </Stack>
    </Dialog>
  )
}

/** The printed page: the codes, with the name of their person. */
function CodesOnPaper({ codes }: { codes: readonly string[] }) {
  const { webTitle } = useConfig()
  const user = useAtomValue(userAtom)
  return (
    <Paper>
      <h1>{webTitle}</h1>
      <h2>
        <Trans>Recovery codes</Trans>
      </h2>
      <p>{user?.username}</p>
      <p>
        <Trans>
          If you lose your phone or passkey, log in with one of these codes. Each works once.
        </Trans>
      </p>
      <pre className={css.printedCodes}>{codes.join('\n')}</pre>
    </Paper>
  )
}
