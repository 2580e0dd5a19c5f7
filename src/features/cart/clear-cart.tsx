import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#app/toasts/use-toast.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Empties the cart, after a question: thousands of lines cannot be typed again. */
export function ClearCart({ cartKey }: { cartKey: string }) {
  const { t } = useLingui()
  const { cart, actions } = useCart(cartKey)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  if (!actions || cart.lines.length === 0) return null
  const clear = async () => {
    setAsking(false)
    await actions.clearCart(cart.version).catch(() => toast({ tone: 'danger', text: t`This device could not keep the change.` }))
  }
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}><Trans>Clear cart</Trans></Button>
      <Dialog
        alert
        width="small"
        open={asking}
        onOpenChange={setAsking}
        closeLabel={t`Close`}
        title={<Trans>Clear the cart?</Trans>}
        description={<Plural value={cart.lines.length} one="# line goes. This cannot be undone." other="All # lines go. This cannot be undone." />}
        footer={
          <>
            <Button onClick={() => setAsking(false)}><Trans>Keep them</Trans></Button>
            <Button variant="danger" onClick={() => void clear()}><Trans>Clear the cart</Trans></Button>
          </>
        }
      />
    </>
  )
}
