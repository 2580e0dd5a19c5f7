import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ShipmentRateForm } from '../../../shipment-rates/shipment-rate-form.tsx'
import { ShipmentRateToEdit } from '../../../shipment-rates/shipment-rate.gql.ts'

export const Route = createFileRoute('/_frame/admin/shipment-rates/edit/{-$id}')({
  staticData: { screen: { title: msg`Shipment rate`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(ShipmentRateToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: ShipmentRateForm,
})
