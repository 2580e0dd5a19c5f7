import { Trans } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { rulesOf } from '#domain/files/file-kinds.ts'
import { type FileFormat, formatMimes } from '#domain/files/file-format.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Button } from '#ui/button.tsx'
import { UploadList } from './upload-list.tsx'
import { type UploadTarget, useUploads } from './use-uploads.ts'
import * as css from './upload.css.ts'

interface UploadFieldProps {
  target: UploadTarget
  /** Said above the buttons, such as what to choose. */
  hint: ReactNode
  chooseLabel: string
  /** Offers the camera on devices that are touched. */
  camera?: boolean
  multiple?: boolean
  /** Called when files have arrived at the server. */
  onSent: () => void
}

const shownNames: Partial<Record<FileFormat, string>> = { jpg: 'JPEG', webp: 'WebP' }

/** A place to drop files or to choose them, with the uploads under way below. */
export function UploadField(props: UploadFieldProps) {
  const { target, hint, chooseLabel, camera = false, multiple = false, onSent } = props
  const uploads = useUploads(target, onSent)
  const sizeText = useSizeText()
  const [over, setOver] = useState(false)
  const [choose, shoot] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const { formats, most } = rulesOf(target.kind)
  const limit = sizeText(most)
  const names = formats.map((format) => shownNames[format] ?? format.toUpperCase())

  const take = (files: FileList | null) => {
    if (files?.length) void uploads.add(multiple ? [...files] : [files[0]!])
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const input = (capture: boolean) => (
    <input
      ref={capture ? shoot : choose}
      hidden
      type="file"
      tabIndex={-1}
      accept={formats.map((format) => formatMimes[format]).join(',')}
      multiple={multiple && !capture}
      {...(capture && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => {
        take(currentTarget.files)
        // Allows the same file to be chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return (
    <>
      <div
        className={css.zone({ over })}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          take(event.dataTransfer.files)
        }}
      >
        <span>{hint}</span>
        <span className={css.buttons}>
          <Button variant="primary" icon="upload" onClick={() => choose.current?.click()}>
            {chooseLabel}
          </Button>
          {camera && (
            <span className={css.camera}>
              <Button icon="image" onClick={() => shoot.current?.click()}>
                <Trans>Take photo</Trans>
              </Button>
            </span>
          )}
        </span>
        <small>
          <Trans>
            {names.join(', ')}, up to {limit}
          </Trans>
        </small>
        {input(false)}
        {camera && input(true)}
      </div>
      <UploadList uploads={uploads} />
    </>
  )
}
