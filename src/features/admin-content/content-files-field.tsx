import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'

/** A file by its id on the server. */
export interface NamedFile {
  id: string
  name: string
}

interface ContentFilesFieldProps {
  files: readonly NamedFile[]
  error: ReactNode
  onChange: (files: NamedFile[]) => void
}

/** Files of content in their order, and a place to upload more. */
export function ContentFilesField({ files, error, onChange }: ContentFilesFieldProps) {
  const { t } = useLingui()
  const [owner] = useState(() => `content ${crypto.randomUUID()}`)
  return (
    <Stack gap={2}>
      {files.length > 0 && (
        <SortableList
          label={t`Files`}
          items={files}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOrder={onChange}
          onRemove={({ id }) => onChange(files.filter((file) => file.id !== id))}
        >
          {({ name }) => name}
        </SortableList>
      )}
      <UploadField
        target={{ kind: 'content-file', use: '', owner }}
        hint={<Trans>Drop files here: PDF, Word, Excel, ZIP or pictures.</Trans>}
        chooseLabel={t`Choose files`}
        multiple
        onSent={(sent) => onChange([...files, ...sent.map(({ id, name }) => ({ id, name }))])}
      />
      {error && <FieldError id="content-files-error">{error}</FieldError>}
    </Stack>
  )
}
