import { createFileRoute, Navigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { usePhone } from '#ui/media/use-phone.ts'
import { cartKeyInAddress } from '../cart-key.ts'
import { CheckoutFailure, CheckoutPending, CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { loadTerms } from '../terms/checkout-terms.ts'
import { nextStep } from '../checkout/checkout-history.ts'

export const Route = createFileRoute('/_frame/cart/shipment')({
  staticData: {
    screen: {
      title: msg`Shipment`,
      allow: 'signed-in',
      needsCustomer: true,
      step: true,
      up: '/cart',
      when: ({ config }) => config.canCheckout,
      otherwise: '/cart',
    },
  },
  validateSearch: v.object({ cart: cartKeyInAddress }),
  loader: ({ context }) => loadTerms(context),
  pendingComponent: CheckoutPending,
  errorComponent: CheckoutFailure,
  component: Shipment,
})

function Shipment() {
  const terms = Route.useLoaderData()
  const { cart } = Route.useSearch()
  const navigate = Route.useNavigate()
  const to = '/cart/checkout'
  // Everywhere else the shipment is a part of the one page.
  if (!usePhone()) return <Navigate to={to} search={{ cart }} replace />
  return (
    <CheckoutScreen
      terms={terms}
      cartKey={cart ?? ''}
      step="shipment"
      onStep={(next) =>
        next !== 'shipment' &&
        void navigate({
          to,
          search: next === 'review' ? { step: next, cart } : { cart },
          state: nextStep,
        })
      }
    />
  )
}
