import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { usePhone } from '#ui/media/use-phone.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlay/menu.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import * as css from '../fast-order.css.ts'
import { useOrderFile } from '../use-order-file.ts'
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
  const phone = usePhone()
  const file = useRef<HTMLInputElement>(null)
  const readFile = useOrderFile(takePaste)
  const template = [[t`Code`, t`Quantity`]]

  const workbook = () =>
    saveWorkbook('fast-order.xlsx', { name: t`Fast order`, rows: template }).catch(() =>
      toast({
        tone: 'danger',
        text: t`The Excel template isn’t available offline. Use the CSV template.`,
      }),
    )
  const upload = () => file.current?.click()
  const templates = (
    <>
      <MenuItem icon="document" onSelect={() => void workbook()}>
        <Trans>Excel template (XLSX)</Trans>
      </MenuItem>
      <MenuItem icon="document" onSelect={() => saveCsv('fast-order.csv', template)}>
        <Trans>Text template (CSV)</Trans>
      </MenuItem>
    </>
  )
  const removeAll = grid.rows.length > 0 && (
    <MenuItem icon="trash" danger onSelect={() => dispatch({ kind: 'removeAll' })}>
      <Trans>Remove all rows</Trans>
    </MenuItem>
  )
  const undo = (
    <IconButton
      icon="undo"
      label={t`Undo`}
      disabled={grid.past.length === 0}
      onClick={() => dispatch({ kind: 'undo' })}
    />
  )
  return (
    <div className={css.tools}>
      <Button icon="clipboard" onClick={() => setPasting(true)}>
        <Trans>Paste</Trans>
      </Button>
      <Button icon="scan" onClick={() => onScan(!scanning)} aria-pressed={scanning}>
        <Trans>Scan</Trans>
      </Button>
      {!phone && (
        <Button icon="upload" onClick={upload}>
          <Trans>Upload</Trans>
        </Button>
      )}
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,.tsv,.xlsx,.xml,.edi,.edifact,text/csv,text/plain,text/xml,application/xml"
          aria-label={t`File with lines`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void readFile(chosen)
            target.value = ''
          }}
        />
      </VisuallyHidden>
      <span className={css.toolsEnd}>
        {undo}
        {!phone && (
          <IconButton
            icon="redo"
            label={t`Redo`}
            disabled={grid.future.length === 0}
            onClick={() => dispatch({ kind: 'redo' })}
          />
        )}
        <Menu trigger={<IconButton icon="more" label={t`More`} />}>
          {phone && (
            <>
              <MenuItem icon="upload" onSelect={upload}>
                <Trans>Upload a file</Trans>
              </MenuItem>
              <MenuItem
                icon="redo"
                disabled={grid.future.length === 0}
                onSelect={() => dispatch({ kind: 'redo' })}
              >
                <Trans>Redo</Trans>
              </MenuItem>
              <MenuSeparator />
            </>
          )}
          {templates}
          {removeAll && (
            <>
              <MenuSeparator />
              {removeAll}
            </>
          )}
        </Menu>
      </span>
      <PasteDialog open={pasting} onOpenChange={setPasting} onPaste={(text) => void paste(text)} />
    </div>
  )
}
