import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { ListLinks } from '../../../list-links.tsx'
import { DeleteVisitSeries, VisitSeriesList } from '../../../series/visit-series.gql.ts'
import { kindOptions, visitListWords } from '../../../visit-list-words.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/series/')({
  staticData: {
    screen: {
      title: msg`Series for visits`,
      allow: ['page.user-management'],
      search: true,
      up: true,
    },
  },
  validateSearch: listSearch({ filters: { kind: v.string() } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(VisitSeriesList, deps),
  pendingComponent: ListPending,
  component: VisitSeries,
})

function VisitSeries() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const kinds = kindOptions(useData(question).visitForms.rows)
  return (
    <ListPage
      question={question}
      pageOf={({ allVisitSeries }) => allVisitSeries}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/visit-forms/series/edit/${id}`}
      create={{ to: '/admin/visit-forms/series/create', label: t`New series` }}
      removal={{ mutation: DeleteVisitSeries, label: t`Delete series`, words: visitListWords }}
      removable={({ used }) => !used}
      exportName="visit-series"
      tools={<ListLinks at="series" />}
      searchHint={t`Brand or name`}
      filters={[{ name: 'kind', label: t`Kind`, any: t`All kinds`, options: kinds }]}
      empty={{ heading: t`No series yet` }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'brand', title: t`Brand`, sortable: true, text: ({ brand }) => brand },
        {
          key: 'kind',
          title: t`Kind`,
          sortable: true,
          text: ({ kind }) => kinds.find(({ value }) => value === kind)?.label ?? kind,
        },
        { key: 'active', title: t`In use`, text: ({ active }) => (active ? t`Yes` : t`No`) },
      ]}
    />
  )
}
