import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { LineNote } from '#domain/cart/cart-intent.ts'
import { maxLineNote } from '#domain/cart/cart-limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FreeText } from '../checkout/free-text.tsx'

interface NoteDialogProps {
  name: string
  note: string
  /** The line has gone while this stood open. */
  gone: boolean
  onClose: () => void
  onNote: (note: string) => void
}

/** Dialog for the note of a line. */
export function NoteDialog({ name, note, gone, onClose, onNote }: NoteDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [typed, setTyped] = useState(note)
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (gone) return
    // What cannot be sent is said at the field while one types.
    const checked = v.safeParse(LineNote, typed)
    if (!checked.success) return
    onNote(checked.output)
    onClose()
  }
  return (
    <Dialog
      width="small"
      open
      onOpenChange={onClose}
      title={<Trans>Note</Trans>}
      description={<Trans>{name}: the note goes with the order.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form} disabled={gone}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {gone && (
        <Notice
          tone="warning"
          live="alert"
          title={<Trans>This line is no longer in this cart</Trans>}
        >
          <Trans>The line was removed or moved. You can copy your note from here.</Trans>
        </Notice>
      )}
      <form id={form} onSubmit={take} noValidate>
        <FreeText
          label={t`Note`}
          value={typed}
          longest={maxLineNote}
          error={undefined}
          autoFocus
          onChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
