import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/create-bulk')({
  staticData: {
    screen: {
      title: msg`New images`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/image',
      notYet: true,
    },
  },
})
