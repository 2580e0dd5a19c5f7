import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'
import * as css from './content-files-field.css.ts'
import { useAppend } from './use-append.ts'

/** A file by its id on the server. */
export interface NamedFile {
  id: string
  name: string
  /** Media type and size in bytes. */
  mime?: string
  bytes?: number
}

interface ContentFilesFieldProps {
  files: readonly NamedFile[]
  error: ReactNode
  /** Other words than “Files”, where a form has more than one of these. */
  label?: string
  hint?: ReactNode
  /** Other words on the button. */
  chooseLabel?: string
  /** One file at most: a second one takes its place. */
  single?: boolean
  onChange: (files: NamedFile[]) => void
}

/** Files of content in their order, and a place to upload more. */
export function ContentFilesField(props: ContentFilesFieldProps) {
  const { files, error, label, hint, chooseLabel, single = false, onChange } = props
  const { t } = useLingui()
  const errorId = useId()
  const sizeText = useSizeText()
  const append = useAppend(files, onChange)
  const [owner] = useState(() => `content ${crypto.randomUUID()}`)
  return (
    <Stack gap={2}>
      {files.length > 0 && (
        <SortableList
          label={label ?? t`Files`}
          items={files}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOrder={onChange}
          onRemove={({ id }) => onChange(files.filter((file) => file.id !== id))}
        >
          {({ name, bytes }) => (
            <>
              {name}
              {bytes !== undefined && <span className={css.size}> {sizeText(bytes)}</span>}
            </>
          )}
        </SortableList>
      )}
      <UploadField
        target={{ kind: 'content-file', use: '', owner }}
        hint={hint ?? <Trans>Drop files here: PDF, Word, Excel, ZIP or pictures.</Trans>}
        chooseLabel={chooseLabel ?? (single ? t`Choose picture` : t`Choose files`)}
        multiple={!single}
        onSent={(sent) => {
          const added = sent.map(({ id, name, type, bytes }) => ({ id, name, mime: type, bytes }))
          if (single) onChange(added.slice(-1))
          else append(added)
        }}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Stack>
  )
}
