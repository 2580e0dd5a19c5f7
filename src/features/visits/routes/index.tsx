import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/visit-form/')({
  staticData: { screen: { title: msg`Visits`, allow: ['page.formvisit'], notYet: true } },
})
