import { Trans, useLingui } from '@lingui/react/macro'
import { filesOf } from '#domain/sync/intent-file.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { useFileProgress } from '#parts/sync/use-file-progress.ts'
import * as css from './outbox.css.ts'

/** Progress of a change's files; nothing for a change without files. */
export function FileProgress({ args }: { args: object }) {
  const { t } = useLingui()
  const sizeText = useSizeText()
  const progress = useFileProgress(filesOf({ args }).map(({ id }) => id))
  if (!progress) return null
  const [sent, bytes] = [sizeText(progress.sent), sizeText(progress.bytes)]
  return (
    <div className={css.quiet}>
      {progress.sent === 0 ? (
        bytes
      ) : (
        <Trans>
          {sent} of {bytes} sent
        </Trans>
      )}
      {progress.sent > 0 && (
        <progress
          className={css.progress}
          max={progress.bytes}
          value={progress.sent}
          aria-label={t`Files sent`}
        />
      )}
    </div>
  )
}
