import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/banners/$id/edit')({
  staticData: {
    screen: { title: msg`Edit banner`, allow: ['page.banner'], up: '/admin/banners', notYet: true },
  },
})
