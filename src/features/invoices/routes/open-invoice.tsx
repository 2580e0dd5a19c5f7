import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { ageings } from '#domain/invoices/due.ts'
import { OpenInvoices } from '../invoices.gql.ts'
import { OpenPage, OpenPending } from '../open/open-page.tsx'

export const Route = createFileRoute('/_frame/invoice/open-invoice')({
  staticData: {
    screen: {
      title: msg`Open invoices`,
      allow: ['page.invoice-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 20, icon: 'invoice' },
    },
  },
  validateSearch: v.object({
    search: addressText,
    ageing: v.fallback(v.optional(v.picklist(ageings.map(({ code }) => code))), undefined),
    invoice: addressText,
  }),
  loader: ({ context }) => context.load(OpenInvoices, {}),
  pendingComponent: OpenPending,
  component: Open,
})

function Open() {
  const navigate = Route.useNavigate()
  return (
    <OpenPage
      question={Route.useLoaderData()}
      search={Route.useSearch()}
      ask={(part) => void navigate({ search: (old) => ({ ...old, ...part }), resetScroll: false })}
    />
  )
}
