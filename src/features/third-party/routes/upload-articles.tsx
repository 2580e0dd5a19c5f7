import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ThirdPartyVendors } from '../third-party.gql.ts'
import { UploadArticles } from '../upload-articles.tsx'

export const Route = createFileRoute('/_frame/3rd-party/upload-articles')({
  staticData: {
    screen: {
      title: msg`Upload articles`,
      allow: ['page.3rdpartyarticlemaintenance'],
      up: '/3rd-party/article-maintenance',
    },
  },
  loader: ({ context }) => context.load(ThirdPartyVendors, {}),
  component: Upload,
})

function Upload() {
  return <UploadArticles question={Route.useLoaderData()} />
}
