import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { maySell } from '#domain/quotes/quote-side.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { IconButton } from '#ui/icon-button.tsx'

// The form comes with the first press.
const QuoteDialog = lazy(() =>
  import('./quote-dialog.tsx').then((module) => ({ default: module.QuoteDialog })),
)

interface QuoteButtonProps {
  cart: CartView
  unread: InvalidInput
  /** An icon, where there is no room for words. */
  compact?: boolean
}

/** Makes a quote of a cart; only for people who sell. */
export function QuoteButton({ cart, unread, compact = false }: QuoteButtonProps) {
  const { t } = useLingui()
  const user = useUser()
  const { carts } = useCarts()
  const [open, setOpen] = useState(false)
  if (!maySell(user) || cart.lines.length === 0) return null
  const start = unread.held(() => setOpen(true))
  return (
    <>
      {compact ? (
        <IconButton
          icon="document"
          variant="secondary"
          label={t`Create quote`}
          aria-describedby={unread.saidBy}
          onClick={start}
        />
      ) : (
        <Button icon="document" fill aria-describedby={unread.saidBy} onClick={start}>
          {t`Create quote`}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <QuoteDialog
            cart={cart}
            name={carts.find(({ key }) => key === cart.key)?.name ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
