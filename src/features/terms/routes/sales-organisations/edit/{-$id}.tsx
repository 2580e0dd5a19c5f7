import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SalesOrganisationForm } from '../../../sales-organisations/sales-organisation-form.tsx'
import { SalesOrganisationToEdit } from '../../../sales-organisations/sales-organisation.gql.ts'

export const Route = createFileRoute('/_frame/admin/sales-organisations/edit/{-$id}')({
  staticData: {
    screen: { title: msg`Sales organization`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(SalesOrganisationToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: SalesOrganisationForm,
})
