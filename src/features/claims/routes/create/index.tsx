import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/create/')({
  staticData: {
    screen: { title: msg`New claim`, allow: ['page.claim'], chip: false, up: true, notYet: true },
  },
})
