import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { MachineKeyForm } from '../../machine-keys/machine-key-form.tsx'
import { MachineKeyToEdit } from '../../machine-keys/machine-key.gql.ts'

export const Route = createFileRoute('/_frame/admin/machine-keys/create')({
  staticData: { screen: { title: msg`New machine key`, allow: ['page.machine-access'], up: true } },
  loader: ({ context }) => context.load(MachineKeyToEdit, { id: '' }),
  component: MachineKeyForm,
})
