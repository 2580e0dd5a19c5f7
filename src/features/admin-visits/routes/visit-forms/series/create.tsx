import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { VisitSeriesForm } from '../../../series/visit-series-form.tsx'
import { VisitSeriesToEdit } from '../../../series/visit-series.gql.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/series/create')({
  staticData: { screen: { title: msg`New series`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(VisitSeriesToEdit, { id: '' }),
  component: VisitSeriesForm,
})
