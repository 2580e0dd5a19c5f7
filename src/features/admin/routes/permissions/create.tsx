import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PermissionForm } from '../../permissions/permission-form.tsx'
import { PermissionToEdit } from '../../permissions/permission.gql.ts'

export const Route = createFileRoute('/_frame/admin/permissions/create')({
  staticData: { screen: { title: msg`New permission`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(PermissionToEdit, { id: '' }),
  component: PermissionForm,
})
