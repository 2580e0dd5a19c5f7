import { useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import type { Question } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import type { Column } from '#ui/table/table.tsx'
import { NoteExport } from '../exports/exports.gql.ts'
import {
  allRows,
  type ExportFormat,
  exportRows,
  maxExportRows,
  type RowPage,
} from './export-rows.ts'

interface ExportMenuProps<Row, Data, Variables extends AnyVariables> {
  name: string
  columns: readonly Column<Row>[]
  question: Question<Data, Variables>
  pageOf: (data: Data) => RowPage<Row>
  /** The selected rows; without them all that the search finds are asked for. */
  rows?: readonly Row[]
}

/** Search and filters of the list in sight. */
const filterOf = (variables: AnyVariables) =>
  Object.entries({ ...variables }).flatMap(([name, value]) =>
    ['page', 'limit'].includes(name) || value === undefined || value === null
      ? []
      : [{ name, value: String(value) }],
  )

/** Exports the selected rows, or everything that the list's search and filters find, not only the page in sight. */
export function ExportMenu<Row, Data, Variables extends AnyVariables>(
  props: ExportMenuProps<Row, Data, Variables>,
) {
  const { name, columns, question, pageOf, rows: selected } = props
  const { t } = useLingui()
  const client = useClient()
  const toast = useToast()
  const note = useSave(NoteExport)
  const [busy, setBusy] = useState(false)
  const run = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const rows = selected ?? (await allRows(client, question.query, question.variables, pageOf))
      // Before there is a file: no rows leave the portal without a line in the audit log.
      const { failure } = await note({
        list: name,
        format,
        rows: rows.length,
        filter: filterOf(question.variables),
      })
      if (failure) throw new Error(failure.code)
      await exportRows(format, name, columns, rows)
      if (!selected && rows.length === maxExportRows)
        toast({ tone: 'warning', text: t`Only the first ${maxExportRows} rows were exported.` })
    } catch {
      toast({
        tone: 'danger',
        text: t`The list couldn’t be exported. Check the connection and try again.`,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      trigger={
        <Button icon="download" size={selected && 'sm'} busy={busy}>
          {selected ? t`Export selected` : t`Export`}
        </Button>
      }
    >
      <MenuItem onSelect={() => void run('csv')}>{t`CSV file`}</MenuItem>
      <MenuItem onSelect={() => void run('xlsx')}>{t`Excel workbook`}</MenuItem>
    </Menu>
  )
}
