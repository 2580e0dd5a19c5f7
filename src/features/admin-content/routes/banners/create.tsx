import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/banners/create')({
  staticData: {
    screen: { title: msg`New banner`, allow: ['page.banner'], up: '/admin/banners', notYet: true },
  },
})
