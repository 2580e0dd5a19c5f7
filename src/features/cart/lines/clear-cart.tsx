import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDesk } from '#ui/media/use-desk.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** Empties the cart, after a question: thousands of lines cannot be typed again. */
export function ClearCart({ cartKey }: { cartKey: string }) {
  const { t } = useLingui()
  const { cart, actions } = useCart(cartKey)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  // Beside the words of two other buttons there is no room for its own on a phone.
  const desk = useDesk()
  if (!actions || cart.lines.length === 0) return null
  const clear = async () => {
    setAsking(false)
    await actions
      .clearCart(cart.version)
      .catch(() => toast({ tone: 'danger', text: t`This device could not keep the change.` }))
  }
  return (
    <>
      {desk ? (
        <Button
          variant="ghost"
          icon="trash"
          onClick={() => setAsking(true)}
        >{t`Clear cart`}</Button>
      ) : (
        <IconButton icon="trash" label={t`Clear cart`} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Clear the cart?</Trans>}
        text={
          <Plural
            value={cart.lines.length}
            one="# line goes. This cannot be undone."
            other="All # lines go. This cannot be undone."
          />
        }
        keep={<Trans>Keep them</Trans>}
        confirm={<Trans>Clear the cart</Trans>}
        onConfirm={clear}
      />
    </>
  )
}
