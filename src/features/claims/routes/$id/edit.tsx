import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/$id/edit')({
  staticData: {
    screen: { title: msg`Edit claim`, allow: ['page.claim'], chip: false, up: true, notYet: true },
  },
})
