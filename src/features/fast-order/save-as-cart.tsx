import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { CartName } from '#domain/cart-intent.ts'
import { maxCartName } from '#domain/cart-limits.ts'
import { ProblemText } from '#parts/form/problem-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Asks for the name of a cart of its own and puts the order into it. */
export function SaveAsCart({ disabled, onSave }: { disabled: boolean; onSave: (name: string) => Promise<void> }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = v.safeParse(CartName, name)
    if (!checked.success) return setProblem(checked.issues[0].message)
    setOpen(false)
    setName('')
    await onSave(checked.output)
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}><Trans>Save as cart</Trans></Button>
      <Dialog
        width="small"
        open={open}
        onOpenChange={setOpen}
        closeLabel={t`Close`}
        title={<Trans>Save as a cart of its own</Trans>}
        description={<Trans>The cart you are filling stays as it is.</Trans>}
        footer={<Button variant="primary" type="submit" form="save-as-cart"><Trans>Save</Trans></Button>}
      >
        <form id="save-as-cart" onSubmit={(event) => void submit(event)} noValidate>
          <TextField label={t`Name of the cart`} required value={name} maxLength={maxCartName} data-autofocus autoComplete="off"
            error={problem && <ProblemText code={problem} />} onChange={(event) => { setName(event.target.value); setProblem(null) }} />
        </form>
      </Dialog>
    </>
  )
}
