import { createFileRoute, Navigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CheckoutFailure, CheckoutPending, CheckoutScreen } from '../checkout-screen.tsx'
import { loadTerms } from '../checkout-terms.ts'
import { usePhone } from '../use-phone.ts'

export const Route = createFileRoute('/$locale/_frame/cart/shipment')({
  staticData: { screen: { title: msg`Shipment`, allow: 'signed-in', needsCustomer: true, up: '/cart', when: ({ config }) => config.canCheckout, otherwise: '/cart' } },
  loader: ({ context }) => loadTerms(context),
  pendingComponent: CheckoutPending,
  errorComponent: CheckoutFailure,
  component: Shipment,
})

function Shipment() {
  const terms = Route.useLoaderData()
  const { locale } = Route.useParams()
  const navigate = Route.useNavigate()
  const to = '/$locale/cart/checkout'
  // Everywhere else the shipment is a part of the one page.
  if (!usePhone()) return <Navigate to={to} params={{ locale }} search={{}} replace />
  return (
    <CheckoutScreen
      terms={terms}
      step="shipment"
      onStep={(next) => next !== 'shipment' && void navigate({ to, params: { locale }, search: next === 'review' ? { step: next } : {} })}
    />
  )
}
