import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ThirdPartyVendors } from '../third-party.gql.ts'
import { UploadStock } from '../upload-stock.tsx'

export const Route = createFileRoute('/_frame/3rd-party/upload-stock')({
  staticData: {
    screen: {
      title: msg`Upload stock`,
      allow: ['page.3rdpartyarticlemaintenance'],
      up: '/3rd-party/article-maintenance',
    },
  },
  loader: ({ context }) => context.load(ThirdPartyVendors, {}),
  component: Upload,
})

function Upload() {
  return <UploadStock question={Route.useLoaderData()} />
}
