import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { IdentityProviderForm } from '../../identity-providers/identity-provider-form.tsx'
import { IdentityProviderToEdit } from '../../identity-providers/identity-provider.gql.ts'

export const Route = createFileRoute('/_frame/admin/identity-providers/create')({
  staticData: {
    screen: { title: msg`New identity provider`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context }) => context.load(IdentityProviderToEdit, { id: '' }),
  component: IdentityProviderForm,
})
