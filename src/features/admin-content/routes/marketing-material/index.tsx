import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/')({
  staticData: {
    screen: { title: msg`Marketing material`, allow: ['marketing-material.cud'], notYet: true },
  },
})
