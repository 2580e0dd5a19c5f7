import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/sales-document/$type/$id')({
  staticData: { screen: { title: msg`Sales document`, allow: 'signed-in', notYet: true } },
})
