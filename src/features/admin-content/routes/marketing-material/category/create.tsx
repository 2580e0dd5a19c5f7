import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CategoryForm } from '../../../marketing/category-form.tsx'
import { CategoryToEdit } from '../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/category/create')({
  staticData: {
    screen: {
      title: msg`New category`,
      allow: ['marketing-material.cud'],
      up: '/admin/marketing-material/category',
    },
  },
  loader: ({ context }) => context.load(CategoryToEdit, { id: '' }),
  component: CategoryForm,
})
