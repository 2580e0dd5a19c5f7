import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

interface PasteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPaste: (text: string) => void
}

/** A field for what was copied elsewhere: where there is no keyboard, and to see it before it is taken. */
export function PasteDialog({ open, onOpenChange, onPaste }: PasteDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const take = () => {
    onPaste(text)
    setText('')
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Paste lines</Trans>}
      description={
        <Trans>
          From a spreadsheet, an email or a list: code or EAN and quantity in any order, one article
          per line.
        </Trans>
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!text.trim()} onClick={take}>
            <Trans>Add lines</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Lines`}
        rows={10}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
      />
    </Dialog>
  )
}
