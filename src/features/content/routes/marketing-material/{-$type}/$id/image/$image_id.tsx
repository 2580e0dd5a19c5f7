import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { ImageScreen } from '../../../../../marketing/image-screen.tsx'
import { MarketingImage } from '../../../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/marketing-material/{-$type}/$id/image/$image_id')({
  staticData: {
    screen: {
      title: msg`Image`,
      allow: ['page.marketing-material', 'marketing-material.cud'],
    },
  },
  loader: ({ context, params: { id, image_id } }) =>
    context.load(MarketingImage, { id: image_id, category: id }),
  pendingComponent: ListPending,
  component: Image,
})

function Image() {
  return <ImageScreen question={Route.useLoaderData()} />
}
