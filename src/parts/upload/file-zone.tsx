import { Trans } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { type FileKind, rulesOf } from '#domain/files/file-kinds.ts'
import { type FileFormat, formatMimes } from '#domain/files/file-format.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Button } from '#ui/button.tsx'
import * as css from './upload.css.ts'

interface FileZoneProps {
  kind: FileKind
  /** Said above the buttons, such as what to choose. */
  hint: ReactNode
  chooseLabel: string
  /** Offers the camera on devices that are touched. */
  camera?: boolean
  multiple?: boolean
  /** ZIP archives of such files can be chosen too. */
  archives?: boolean
  onFiles: (files: readonly File[]) => void
}

const shownNames: Partial<Record<FileFormat, string>> = { jpg: 'JPEG', webp: 'WebP' }

/** A place to drop files or to choose them, with the formats and the size that are taken. */
export function FileZone(props: FileZoneProps) {
  const {
    kind,
    hint,
    chooseLabel,
    camera = false,
    multiple = false,
    archives = false,
    onFiles,
  } = props
  const sizeText = useSizeText()
  const [over, setOver] = useState(false)
  const [choose, shoot] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const { formats, most } = rulesOf(kind)
  const limit = sizeText(most)
  const names = formats.map((format) => shownNames[format] ?? format.toUpperCase())

  const take = (files: FileList | null) => {
    if (files?.length) onFiles(multiple ? [...files] : [files[0]!])
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
      accept={[
        ...formats.map((format) => formatMimes[format]),
        ...(archives ? [formatMimes.zip, '.zip'] : []),
      ].join(',')}
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
  )
}
