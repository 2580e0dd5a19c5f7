import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteVisitForm, VisitFormList } from '../../forms/visit-form.gql.ts'
import { ListLinks } from '../../list-links.tsx'
import { fieldWords, visitListWords } from '../../visit-list-words.ts'

export const Route = createFileRoute('/_frame/admin/visit-forms/')({
  staticData: {
    screen: {
      title: msg`Visit forms`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 42, icon: 'handshake' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(VisitFormList, deps),
  pendingComponent: ListPending,
  component: VisitForms,
})

function VisitForms() {
  const { t, i18n } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ visitForms }) => visitForms}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/visit-forms/edit/${id}`}
      create={{ to: '/admin/visit-forms/create', label: t`New visit form` }}
      removal={{
        mutation: DeleteVisitForm,
        label: t`Delete visit form`,
        words: visitListWords,
      }}
      removable={({ used, choices, series }) => !used && choices + series === 0}
      tools={<ListLinks at="forms" />}
      searchHint={t`Name or kind`}
      empty={{
        heading: t`No visit forms yet`,
        text: t`Reps can report visits once there is one.`,
        icon: 'handshake',
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'kind', title: t`Kind`, sortable: true, text: ({ kind }) => kind },
        {
          key: 'fields',
          title: t`Questions`,
          text: ({ fields }) => fields.map((field) => i18n._(fieldWords[field])).join(', '),
        },
        { key: 'slots', title: t`Photos`, align: 'end', text: ({ slots }) => slots.length },
        { key: 'choices', title: t`Answers`, align: 'end', text: ({ choices }) => choices },
        { key: 'series', title: t`Series`, align: 'end', text: ({ series }) => series },
      ]}
    />
  )
}
