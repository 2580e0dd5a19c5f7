import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { usePhone } from '#ui/media/use-phone.ts'
import { CheckoutFailure, CheckoutPending, CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { cartKeyInAddress } from '../cart-key.ts'
import { loadTerms } from '../terms/checkout-terms.ts'
import { nextStep } from '../checkout/checkout-history.ts'

export const Route = createFileRoute('/_frame/cart/checkout')({
  staticData: {
    screen: {
      title: msg`Checkout`,
      allow: 'signed-in',
      needsCustomer: true,
      step: true,
      up: '/cart',
      when: ({ config }) => config.canCheckout,
      otherwise: '/cart',
    },
  },
  validateSearch: v.object({
    step: v.fallback(v.optional(v.picklist(['review'])), undefined),
    cart: cartKeyInAddress,
    order: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  }),
  loader: ({ context }) => loadTerms(context),
  pendingComponent: CheckoutPending,
  errorComponent: CheckoutFailure,
  component: Checkout,
})

function Checkout() {
  const terms = Route.useLoaderData()
  const { step = 'payment', cart, order } = Route.useSearch()
  const navigate = Route.useNavigate()
  const phone = usePhone()
  return (
    <CheckoutScreen
      terms={terms}
      cartKey={cart ?? ''}
      order={order}
      step={phone ? step : null}
      onStep={(next) => {
        if (!phone) return
        if (next === 'shipment')
          void navigate({
            to: '/cart/shipment',
            search: { cart },
            state: nextStep,
          })
        else
          void navigate({
            search: { step: next === 'review' ? next : undefined, cart },
            state: nextStep,
          })
      }}
    />
  )
}
