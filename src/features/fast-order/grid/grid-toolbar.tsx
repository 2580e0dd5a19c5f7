import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { readOrderFile } from '#parts/order-lines/order-file.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import * as css from '../fast-order.css.ts'
import { PasteDialog } from '../paste-dialog.tsx'
import type { FastOrder } from '../use-fast-order.ts'

interface ToolsProps {
  order: FastOrder
  scanning: boolean
  onScan: (scanning: boolean) => void
}

/** The ways into the grid beside the keyboard, and the ways back. */
export function Tools({
  order: { grid, dispatch, paste, takePaste },
  scanning,
  onScan,
}: ToolsProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [pasting, setPasting] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const template = [[t`Code`, t`Quantity`]]

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    try {
      const read = await readOrderFile(chosen)
      if (read.lines.length + read.problems.length === 0)
        toast({ tone: 'warning', text: t`There is no line in ${chosen.name}` })
      else await takePaste(read)
    } catch {
      toast({ tone: 'danger', text: t`${chosen.name} could not be read. Take a CSV or XLSX file.` })
    }
  }
  const workbook = () =>
    saveWorkbook('fast-order.xlsx', { name: t`Fast order`, rows: template }).catch(() =>
      toast({
        tone: 'danger',
        text: t`The template could not be made without a network. Take the CSV one.`,
      }),
    )
  return (
    <div className={css.tools}>
      <Button icon="scan" onClick={() => onScan(!scanning)} aria-pressed={scanning}>
        <Trans>Scan</Trans>
      </Button>
      <Button icon="clipboard" onClick={() => setPasting(true)}>
        <Trans>Paste</Trans>
      </Button>
      <Button icon="upload" onClick={() => file.current?.click()}>
        <Trans>Upload</Trans>
      </Button>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          aria-label={t`File with lines`}
          onChange={(event) => void upload(event)}
        />
      </VisuallyHidden>
      <Menu
        align="start"
        trigger={
          <Button icon="download">
            <Trans>Template</Trans>
          </Button>
        }
      >
        <MenuItem icon="document" onSelect={() => void workbook()}>
          <Trans>Workbook (XLSX)</Trans>
        </MenuItem>
        <MenuItem icon="document" onSelect={() => saveCsv('fast-order.csv', template)}>
          <Trans>Text (CSV)</Trans>
        </MenuItem>
      </Menu>
      <IconButton
        icon="undo"
        label={t`Undo`}
        disabled={grid.past.length === 0}
        onClick={() => dispatch({ kind: 'undo' })}
      />
      <IconButton
        icon="refresh"
        label={t`Redo`}
        disabled={grid.future.length === 0}
        onClick={() => dispatch({ kind: 'redo' })}
      />
      {grid.rows.length > 0 && (
        <Button variant="ghost" icon="trash" onClick={() => dispatch({ kind: 'removeAll' })}>
          <Trans>Remove all</Trans>
        </Button>
      )}
      <PasteDialog open={pasting} onOpenChange={setPasting} onPaste={(text) => void paste(text)} />
    </div>
  )
}
