import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { CartName } from '#domain/cart-intent.ts'
import { maxCartName } from '#domain/cart-limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { RefusalText } from './refusal-text.tsx'

interface CartNameDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What the button says. */
  submit: ReactNode
  /** What it is called now. */
  name?: string
  onName: (name: string) => void
}

/** Asks what a cart is to be called. */
export function CartNameDialog({ open, onOpenChange, title, submit, name = '', onName }: CartNameDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!open) return
    setTyped(name)
    setProblem(undefined)
  }, [open, name])
  const take = (event: FormEvent) => {
    event.preventDefault()
    const checked = v.safeParse(CartName, typed)
    if (!checked.success) return setProblem(checked.issues[0].message)
    onOpenChange(false)
    onName(checked.output)
  }
  return (
    <Dialog
      width="small"
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={t`Close`}
      title={title}
      footer={<><Button onClick={() => onOpenChange(false)}><Trans>Cancel</Trans></Button><Button variant="primary" type="submit" form={form}>{submit}</Button></>}
    >
      <form id={form} onSubmit={take} noValidate>
        <TextField
          label={t`Name of the cart`} required unmarked autoComplete="off" data-autofocus maxLength={maxCartName} value={typed}
          error={problem && <RefusalText code={problem} text={typed} />} onChange={(event) => { setTyped(event.target.value); setProblem(undefined) }}
        />
      </form>
    </Dialog>
  )
}
