import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VendorForm } from '../../../vendors/vendor-form.tsx'
import { VendorToEdit } from '../../../vendors/vendor.gql.ts'

export const Route = createFileRoute('/_frame/admin/vendors/edit/$id')({
  staticData: { screen: { title: msg`Edit vendor`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(VendorToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: VendorForm,
})
