import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { TargetMarketForm } from '../../../content-setup/target-market-form.tsx'
import { TargetMarketToEdit } from '../../../content-setup/content-setup.gql.ts'

export const Route = createFileRoute('/_frame/admin/target-markets/edit/{-$id}')({
  staticData: { screen: { title: msg`Target market`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(TargetMarketToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: TargetMarketForm,
})
