import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CartNameDialog } from '#parts/cart/cart-name-dialog.tsx'
import { Button } from '#ui/button.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { IconButton } from '#ui/icon-button.tsx'

interface SaveAsCartProps {
  /** Used where there is no room for the words. */
  short?: boolean
  disabled: boolean
  unread: InvalidInput
  onSave: (name: string) => Promise<void>
}

/** Asks for the name of a cart of its own and puts the order into it. */
export function SaveAsCart({ short = false, disabled, unread, onSave }: SaveAsCartProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const way = {
    disabled,
    'aria-describedby': unread.saidBy,
    onClick: unread.held(() => setOpen(true)),
  }
  return (
    <>
      {short ? (
        <IconButton icon="clipboard" variant="secondary" label={t`Save as cart`} {...way} />
      ) : (
        <Button {...way}>
          <Trans>Save as cart</Trans>
        </Button>
      )}
      <CartNameDialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Save as new cart</Trans>}
        submit={<Trans>Save</Trans>}
        description={<Trans>The cart you are filling stays as it is.</Trans>}
        onName={(name) => void onSave(name)}
      />
    </>
  )
}
