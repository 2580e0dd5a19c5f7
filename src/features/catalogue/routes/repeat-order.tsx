import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/$locale/_frame/catalog/repeat-order')({
  staticData: { screen: { title: msg`Repeat order`, allow: ['page.catalog'], needsCustomer: true, notYet: true } },
})
