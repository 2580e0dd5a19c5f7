import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ContentLayoutForm } from '../../../content-setup/content-layout-form.tsx'
import { ContentLayoutToEdit } from '../../../content-setup/content-setup.gql.ts'

export const Route = createFileRoute('/_frame/admin/content-layouts/edit/{-$id}')({
  staticData: { screen: { title: msg`Content layout`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(ContentLayoutToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: ContentLayoutForm,
})
