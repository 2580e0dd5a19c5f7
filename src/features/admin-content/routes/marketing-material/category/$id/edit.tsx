import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/category/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit category`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/category',
      notYet: true,
    },
  },
})
