import { createFileRoute, Navigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { mayCheckout } from '#domain/account/session.ts'
import { cartKeyInAddress } from '../cart-key.ts'

export const Route = createFileRoute('/_frame/cart/shipment')({
  staticData: {
    screen: {
      title: msg`Shipment`,
      allow: ['page.catalog'],
      needsCustomer: true,
      step: true,
      up: '/cart',
      when: ({ config, user }) => mayCheckout(config, user),
      otherwise: '/cart',
    },
  },
  validateSearch: v.object({ cart: cartKeyInAddress }),
  component: Shipment,
})

/** The address of a step that is now a part of the one page of the checkout. */
function Shipment() {
  const { cart } = Route.useSearch()
  return <Navigate to="/cart/checkout" search={{ cart }} replace />
}
