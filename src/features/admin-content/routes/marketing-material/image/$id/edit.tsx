import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit image`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/image',
      notYet: true,
    },
  },
})
