import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CartNameDialog } from '#parts/cart/cart-name-dialog.tsx'
import { Button } from '#ui/button.tsx'

/** Asks for the name of a cart of its own and puts the order into it. */
export function SaveAsCart({ disabled, onSave }: { disabled: boolean; onSave: (name: string) => Promise<void> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}><Trans>Save as cart</Trans></Button>
      <CartNameDialog
        open={open} onOpenChange={setOpen} title={<Trans>Save as a cart of its own</Trans>} submit={<Trans>Save</Trans>}
        description={<Trans>The cart you are filling stays as it is.</Trans>} onName={(name) => void onSave(name)}
      />
    </>
  )
}
