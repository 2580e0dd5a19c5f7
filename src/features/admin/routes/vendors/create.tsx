import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VendorForm } from '../../vendors/vendor-form.tsx'
import { VendorToEdit } from '../../vendors/vendor.gql.ts'

export const Route = createFileRoute('/_frame/admin/vendors/create')({
  staticData: { screen: { title: msg`New vendor`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(VendorToEdit, { id: '' }),
  component: VendorForm,
})
