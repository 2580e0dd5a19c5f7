import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { visitLists } from '#domain/visits/visit-kinds.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteVisitChoice, VisitChoiceList } from '../../../choices/visit-choice.gql.ts'
import { ListLinks } from '../../../list-links.tsx'
import { kindOptions, listWords, visitListWords } from '../../../visit-list-words.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/choices/')({
  staticData: {
    screen: {
      title: msg`Answers for visits`,
      allow: ['page.user-management'],
      search: true,
      up: true,
    },
  },
  validateSearch: listSearch({ filters: { kind: v.string(), list: v.picklist(visitLists) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(VisitChoiceList, deps),
  pendingComponent: ListPending,
  component: VisitChoices,
})

function VisitChoices() {
  const { t, i18n } = useLingui()
  const question = Route.useLoaderData()
  const kinds = kindOptions(useData(question).visitForms.rows)
  return (
    <ListPage
      question={question}
      pageOf={({ visitChoices }) => visitChoices}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/visit-forms/choices/edit/${id}`}
      create={{ to: '/admin/visit-forms/choices/create', label: t`New answer` }}
      removal={{ mutation: DeleteVisitChoice, label: t`Delete answer`, words: visitListWords }}
      removable={({ used }) => !used}
      exportName="visit-answers"
      tools={<ListLinks at="choices" />}
      searchHint={t`Name`}
      filters={[
        { name: 'kind', label: t`Kind`, any: t`All kinds`, options: kinds },
        {
          name: 'list',
          label: t`Question`,
          any: t`All questions`,
          options: visitLists.map((list) => ({ value: list, label: i18n._(listWords[list]) })),
        },
      ]}
      empty={{ heading: t`No answers yet` }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        {
          key: 'kind',
          title: t`Kind`,
          sortable: true,
          text: ({ kind }) => kinds.find(({ value }) => value === kind)?.label ?? kind,
        },
        {
          key: 'list',
          title: t`Question`,
          sortable: true,
          text: ({ list }) => i18n._(listWords[list]),
        },
        {
          key: 'needsText',
          title: t`Description`,
          text: ({ needsText }) => (needsText ? t`Asked for` : ''),
        },
        { key: 'active', title: t`In use`, text: ({ active }) => (active ? t`Yes` : t`No`) },
      ]}
    />
  )
}
