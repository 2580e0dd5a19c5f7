import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { contentOf } from '#offline/uploads/pending-uploads.ts'
import type { PendingUpload } from '#offline/uploads/upload-database.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { otherRefusal, refusalWords } from './upload-refusal.ts'
import type { Uploads } from './use-uploads.ts'
import * as css from './upload.css.ts'

type ShownUploads = Omit<Uploads, 'add'>

/** Files on their way, each with its progress or why it was refused. */
export function UploadList({ uploads }: { uploads: ShownUploads }) {
  const { t, i18n } = useLingui()
  const { pending, notTaken } = uploads
  const wordsOf = (code: string) => i18n._(refusalWords[code] ?? otherRefusal)
  return (
    <>
      {notTaken.length > 0 && (
        <Notice tone="danger" live="alert">
          {notTaken.map(({ name, code }) => (
            <p key={name}>
              <strong>{name}</strong> {wordsOf(code)}
            </p>
          ))}
        </Notice>
      )}
      {pending.length > 0 && (
        <ul className={css.list} aria-label={t`Uploads`}>
          {pending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} wordsOf={wordsOf} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The address of a pending file's content on this device; null until it has been read. */
function usePreview(id: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let url: string | undefined
    let gone = false
    void contentOf(uploadDatabase, id).then((content) => {
      if (gone || !content) return
      url = URL.createObjectURL(content)
      setAddress(url)
    })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return address
}

interface UploadRowProps {
  upload: PendingUpload
  uploads: ShownUploads
  wordsOf: (code: string) => string
}

function UploadRow({ upload, uploads, wordsOf }: UploadRowProps) {
  const { t } = useLingui()
  const sizeText = useSizeText()
  const preview = usePreview(upload.id)
  const [broken, setBroken] = useState(false)
  const { id, name, bytes, sent, refusal, nextAt } = upload
  return (
    <li className={css.row}>
      {preview && !broken ? (
        <img className={css.preview} src={preview} alt="" onError={() => setBroken(true)} />
      ) : (
        <span className={css.preview} />
      )}
      <span className={css.words}>
        <span className={css.name}>{name || t`Picture`}</span>
        {refusal ? (
          <span className={css.refused} role="alert">
            {wordsOf(refusal)}
          </span>
        ) : (
          <>
            <UploadState sent={sent} bytes={bytes} rests={nextAt > 0} sizeText={sizeText} />
            <progress
              className={css.bar}
              max={bytes}
              value={sent}
              aria-label={t`Upload of ${name}`}
            />
          </>
        )}
      </span>
      <span>
        {nextAt > 0 && !refusal && (
          <Button size="sm" onClick={uploads.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <IconButton
          icon="close"
          label={refusal ? t`Dismiss ${name}` : t`Cancel upload of ${name}`}
          onClick={() => uploads.remove(id)}
        />
      </span>
    </li>
  )
}

function UploadState({
  sent,
  bytes,
  rests,
  sizeText,
}: {
  sent: number
  bytes: number
  rests: boolean
  sizeText: (bytes: number) => string
}) {
  const online = useAtomValue(onlineAtom)
  const size = sizeText(bytes)
  const percent = Math.floor((sent / bytes) * 100)
  return (
    <span className={css.state}>
      {!online || rests ? (
        <Trans>{size}, saved on this device. It uploads as soon as there is a connection.</Trans>
      ) : sent === 0 ? (
        <Trans>{size}, waiting</Trans>
      ) : (
        <Trans>
          {percent}% of {size}
        </Trans>
      )}
    </span>
  )
}
