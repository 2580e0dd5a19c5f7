import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { MachineKeyForm } from '../../../machine-keys/machine-key-form.tsx'
import { MachineKeyToEdit } from '../../../machine-keys/machine-key.gql.ts'

export const Route = createFileRoute('/_frame/admin/machine-keys/edit/$id')({
  staticData: {
    screen: { title: msg`Edit machine key`, allow: ['page.machine-access'], up: true },
  },
  loader: ({ context, params }) => context.load(MachineKeyToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: MachineKeyForm,
})
