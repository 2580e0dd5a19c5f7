import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { AnnouncementToRead } from '../../content.gql.ts'
import { AnnouncementScreen } from '../../reading/announcement-screen.tsx'

export const Route = createFileRoute('/_frame/announcement/$id')({
  staticData: { screen: { title: msg`Announcement`, allow: 'signed-in' } },
  loader: ({ context, params: { id } }) => context.load(AnnouncementToRead, { id }),
  pendingComponent: ListPending,
  component: Announcement,
})

function Announcement() {
  return <AnnouncementScreen question={Route.useLoaderData()} />
}
