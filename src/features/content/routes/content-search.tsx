import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { contentKinds } from '../content-kinds.ts'
import { FindContent } from '../content.gql.ts'
import { FoundText } from '../reading/found-text.tsx'

export const Route = createFileRoute('/_frame/content-search')({
  staticData: {
    screen: {
      title: msg`All content`,
      allow: 'signed-in',
      search: true,
      menu: { group: 'content', order: 30, icon: 'search' },
    },
  },
  validateSearch: listSearch({ filters: { kind: v.picklist(contentKinds) } }),
  loaderDeps: ({ search: { sort: _, search = '', ...rest } }) => listVariables({ ...rest, search }),
  loader: ({ context, deps }) => context.load(FindContent, deps),
  pendingComponent: ListPending,
  component: ContentSearch,
})

function ContentSearch() {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const question = Route.useLoaderData()
  const { search } = Route.useSearch()
  const kinds = {
    NEWS: t`News`,
    DOCUMENT: t`Sales document`,
    MATERIAL: t`Marketing material`,
    ANNOUNCEMENT: t`Announcement`,
  }
  return (
    <ListPage
      question={question}
      pageOf={({ contentSearch }) => contentSearch}
      keyOf={({ key }) => key}
      rowTo={({ route }) => route}
      searchHint={t`News, documents, material and their PDF files`}
      filters={[
        {
          name: 'kind',
          label: t`Kind`,
          any: t`All kinds`,
          options: contentKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
        },
      ]}
      intro={search ? undefined : t`Enter what you’re looking for.`}
      empty={{
        icon: 'search',
        heading: t`What are you looking for?`,
        text: t`News, sales documents, marketing material and the text of their PDF files are searched.`,
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, text: ({ title }) => title },
        {
          key: 'text',
          title: t`Excerpt`,
          text: ({ excerpt }) => excerpt.map(({ text }) => text).join(''),
          cell: (hit) => <FoundText hit={hit} />,
        },
        { key: 'kind', title: t`Kind`, text: ({ kind }) => kinds[kind] },
        {
          key: 'date',
          title: t`Published`,
          text: ({ publishedAt }) => dayOf(Date.parse(String(publishedAt))),
        },
      ]}
    />
  )
}
