import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/marketing-material/{-$type}/$id/image/$image_id')({
  staticData: { screen: { title: msg`Image`, allow: ['page.marketing-material'], notYet: true } },
})
