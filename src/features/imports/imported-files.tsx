import { useLingui } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import type { SentImport } from './imports.gql.ts'

interface ImportedFilesProps {
  files: SentImport['files']
  /** Id of the import in the history, where refused rows can be downloaded; null: a check. */
  history: string | null
}

/** Files of an import with the number of their rows, by what became of them. */
export function ImportedFiles({ files, history }: ImportedFilesProps) {
  const { t, i18n } = useLingui()
  type File = SentImport['files'][number]
  const count = (
    key: 'rows' | 'inserted' | 'updated' | 'unchanged' | 'ended',
    title: string,
  ): Column<File> => ({
    key,
    title,
    align: 'end',
    text: (file) => i18n.number(file[key]),
  })
  const columns: Column<File>[] = [
    { key: 'feed', title: t`File`, lead: true, text: ({ feed }) => `${feed}.csv` },
    count('rows', t`Rows`),
    count('inserted', t`New`),
    count('updated', t`Changed`),
    count('unchanged', t`Unchanged`),
    count('ended', t`Ended`),
    {
      key: 'refused',
      title: t`Refused`,
      align: 'end',
      cell: ({ feed, refused }) =>
        refused === 0 || history === null ? (
          i18n.number(refused)
        ) : (
          <a
            href={withBasePath(`/server/imports/${history}/${feed}`)}
            download
            aria-label={t`Download refused rows of ${feed}.csv`}
          >
            {i18n.number(refused)}
          </a>
        ),
      text: ({ refused }) => refused,
    },
  ]
  return (
    <Table caption={t`Imported files`} columns={columns} rows={files} keyOf={({ feed }) => feed} />
  )
}
