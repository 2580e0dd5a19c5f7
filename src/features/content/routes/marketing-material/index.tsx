import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/marketing-material/')({
  staticData: {
    screen: { title: msg`Marketing material`, allow: ['page.marketing-material'], notYet: true },
  },
})
