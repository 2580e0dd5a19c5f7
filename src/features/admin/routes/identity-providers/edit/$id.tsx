import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { IdentityProviderForm } from '../../../identity-providers/identity-provider-form.tsx'
import { IdentityProviderToEdit } from '../../../identity-providers/identity-provider.gql.ts'

export const Route = createFileRoute('/_frame/admin/identity-providers/edit/$id')({
  staticData: {
    screen: { title: msg`Edit identity provider`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(IdentityProviderToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: IdentityProviderForm,
})
