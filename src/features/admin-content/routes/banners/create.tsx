import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BannerForm } from '../../banners/banner-form.tsx'
import { BannerToEdit } from '../../banners/banner.gql.ts'

export const Route = createFileRoute('/_frame/admin/banners/create')({
  staticData: {
    screen: { title: msg`New banner`, allow: ['page.banner'], up: '/admin/banners' },
  },
  loader: ({ context }) => context.load(BannerToEdit, { id: '' }),
  component: BannerForm,
})
