import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import * as v from 'valibot'
import { CartName } from '#domain/cart/cart-intent.ts'
import { maxCartName, maxNamedCarts } from '#domain/cart/cart-limits.ts'
import { refusedCharacters } from '#domain/ordering/checkout.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCarts } from './use-carts.ts'

interface CartNameDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Text of the button. */
  submit: ReactNode
  /** Present name; without it a cart is created. */
  name?: string
  onName: (name: string) => void
}

const spelling = (name: string) => name.normalize('NFC').toLowerCase()

/**
 * Asks for the name of a cart. A name in use is refused, because menus that move lines could not tell the carts apart.
 * Carts created on other devices meanwhile may still share the name.
 */
export function CartNameDialog({
  open,
  onOpenChange,
  title,
  description,
  submit,
  name,
  onName,
}: CartNameDialogProps) {
  const { t } = useWords()
  const form = useId()
  const { carts } = useCarts()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!open) return
    setTyped(name ?? '')
    setProblem(undefined)
  }, [open, name])
  const judge = (checked: v.SafeParseResult<typeof CartName>) => {
    if (!checked.success) return checked.issues[0].message
    if (name === undefined && carts.length >= maxNamedCarts) return 'too_many'
    return carts.some(
      (cart) => cart.name !== name && spelling(cart.name) === spelling(checked.output),
    )
      ? 'name_taken'
      : undefined
  }
  const take = (event: FormEvent) => {
    event.preventDefault()
    const checked = v.safeParse(CartName, typed)
    const wrong = judge(checked)
    if (wrong || !checked.success) return setProblem(wrong)
    onOpenChange(false)
    onName(checked.output)
  }
  return (
    <Dialog
      width="small"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={take} noValidate>
        <TextField
          label={t`Name of the cart`}
          required
          unmarked
          autoComplete="off"
          data-autofocus
          maxLength={maxCartName}
          value={typed}
          error={problem && <NameProblem code={problem} name={typed} />}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

const words: Record<string, MessageDescriptor> = {
  required: msg`Required`,
  too_long: msg`This is too long`,
  too_many: msg`There are 50 named carts already: delete one first`,
  name_taken: msg`There’s already a cart with this name. Choose another one.`,
}

function NameProblem({ code, name }: { code: string; name: string }) {
  const { i18n } = useLingui()
  const refused = refusedCharacters(name).join(' ')
  return words[code] ? (
    i18n._(words[code])
  ) : (
    <Trans>These characters aren’t allowed: {refused}</Trans>
  )
}
