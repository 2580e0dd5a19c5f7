import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DeleteArticles } from '../delete-articles.tsx'

export const Route = createFileRoute('/_frame/upload-area/delete')({
  staticData: {
    screen: {
      title: msg`Delete articles`,
      allow: ['page.upload-area'],
      chip: false,
      up: '/upload-area',
    },
  },
  component: DeleteArticles,
})
