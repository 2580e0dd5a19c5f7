import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { mayCheckout } from '#domain/account/session.ts'
import { CheckoutFailure, CheckoutPending, CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { cartKeyInAddress } from '../cart-key.ts'
import { loadTerms } from '../terms/checkout-terms.ts'

export const Route = createFileRoute('/_frame/cart/checkout')({
  staticData: {
    screen: {
      title: msg`Checkout`,
      allow: ['page.catalog'],
      needsCustomer: true,
      step: true,
      up: '/cart',
      when: ({ config, user }) => mayCheckout(config, user),
      otherwise: '/cart',
    },
  },
  validateSearch: v.object({
    cart: cartKeyInAddress,
    order: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  }),
  loaderDeps: ({ search }) => ({ cart: search.cart }),
  loader: ({ context, deps }) => loadTerms(context, deps.cart),
  pendingComponent: CheckoutPending,
  errorComponent: CheckoutFailure,
  component: Checkout,
})

function Checkout() {
  const terms = Route.useLoaderData()
  const { cart, order } = Route.useSearch()
  return <CheckoutScreen terms={terms} cartKey={cart ?? ''} order={order} />
}
