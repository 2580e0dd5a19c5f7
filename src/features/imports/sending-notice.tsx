import { Trans } from '@lingui/react/macro'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { BrokenFiles } from './broken-files.tsx'
import { ImportedFiles } from './imported-files.tsx'
import { RefusedRows } from './refused-rows.tsx'
import type { Sending } from './use-send-import.ts'

/** Says how far an import is that was sent from this page, and what came of it. */
export function SendingNotice({ sending }: { sending: Sending }) {
  if (sending.kind === 'none') return null
  if (sending.kind === 'sending')
    return <Notice live="status" tone="info" title={<Trans>Sending {sending.file}</Trans>} />
  if (sending.kind === 'running')
    return (
      <Notice live="status" tone="info" title={<Trans>The server is reading the files</Trans>}>
        <Trans>You can leave this page: the import goes on, and appears among all imports.</Trans>
      </Notice>
    )
  if (sending.kind === 'failed')
    return (
      <Notice live="alert" tone="danger" title={<Trans>Nothing was imported</Trans>}>
        {sending.failure?.kind === 'forbidden' ? (
          <Trans>You no longer have permission to do this. Ask your contact.</Trans>
        ) : (
          <Trans>The files did not arrive whole. Check the connection and try again.</Trans>
        )}
      </Notice>
    )
  const { dryRun, report } = sending
  return (
    <Stack>
      <Result {...report} dryRun={dryRun} />
      <BrokenFiles files={report.files} />
      {report.files.length > 0 && (
        <ImportedFiles files={report.files} history={dryRun ? null : report.history} />
      )}
      {report.refused.length > 0 && <RefusedRows rows={report.refused} />}
    </Stack>
  )
}

function Result({
  state,
  error,
  dryRun,
}: Pick<Extract<Sending, { kind: 'ended' }>['report'], 'state' | 'error'> & { dryRun: boolean }) {
  if (error !== null)
    return (
      <Notice tone="danger" title={<Trans>The import stopped</Trans>}>
        <span lang="en">{error}</span>
      </Notice>
    )
  if (state === 'DONE')
    return dryRun ? (
      <Notice live="status" tone="success" title={<Trans>Everything can be imported</Trans>}>
        <Trans>Nothing has been changed yet.</Trans>
      </Notice>
    ) : (
      <Notice live="status" tone="success" title={<Trans>Everything was imported</Trans>} />
    )
  if (state === 'PARTLY')
    return (
      <Notice
        tone="warning"
        title={
          dryRun ? <Trans>Some rows would be refused</Trans> : <Trans>Some rows were refused</Trans>
        }
      />
    )
  return (
    <Notice
      tone="danger"
      title={
        dryRun ? <Trans>Nothing would be imported</Trans> : <Trans>Nothing was imported</Trans>
      }
    />
  )
}
