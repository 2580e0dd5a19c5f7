import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { contentStates } from '#domain/content/validity.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import {
  AnnouncementList,
  DeleteAnnouncement,
  RestoreAnnouncement,
} from '../../announcements/announcement.gql.ts'
import { contentWords } from '../../content-words.ts'
import { useContentList } from '../../use-content-list.tsx'

export const Route = createFileRoute('/_frame/admin/announcements/')({
  staticData: {
    screen: {
      title: msg`Announcements`,
      allow: ['page.announcement'],
      menu: { group: 'admin', order: 70, icon: 'message' },
    },
  },
  validateSearch: listSearch({
    filters: { filter: v.picklist(contentStates), filterContentTargetMarket: v.string() },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(AnnouncementList, deps),
  pendingComponent: ListPending,
  component: Announcements,
})

function Announcements() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { markets } = useData(question)
  const { columns, removalText, ...list } = useContentList(
    RestoreAnnouncement,
    undefined,
    markets.rows,
  )
  return (
    <ListPage
      question={question}
      pageOf={({ announcements }) => announcements}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/announcements/${id}/edit`}
      create={{ to: '/admin/announcements/create', label: t`New announcement` }}
      removal={{
        mutation: DeleteAnnouncement,
        label: t`Delete announcement`,
        text: removalText,
        words: contentWords,
      }}
      {...list}
      exportName="announcements"
      searchHint={t`Title or text`}
      empty={{
        heading: t`No announcements yet`,
        text: t`Announcements appear at the top of the home page.`,
        icon: 'message',
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, sortable: true, text: ({ title }) => title },
        ...columns,
      ]}
    />
  )
}
