import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/sales-document/')({
  staticData: { screen: { title: msg`Sales documents`, allow: 'signed-in', notYet: true } },
})
