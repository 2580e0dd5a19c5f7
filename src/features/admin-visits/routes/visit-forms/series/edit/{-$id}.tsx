import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitSeriesForm } from '../../../../series/visit-series-form.tsx'
import { VisitSeriesToEdit } from '../../../../series/visit-series.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/series/edit/{-$id}')({
  staticData: { screen: { title: msg`Edit series`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(VisitSeriesToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: VisitSeriesForm,
})
