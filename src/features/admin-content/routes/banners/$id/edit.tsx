import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BannerForm } from '../../../banners/banner-form.tsx'
import { BannerToEdit } from '../../../banners/banner.gql.ts'

export const Route = createFileRoute('/_frame/admin/banners/$id/edit')({
  staticData: {
    screen: { title: msg`Edit banner`, allow: ['page.banner'], up: '/admin/banners' },
  },
  loader: ({ context, params }) => context.load(BannerToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: BannerForm,
})
