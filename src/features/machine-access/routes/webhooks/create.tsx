import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { WebhookForm } from '../../webhooks/webhook-form.tsx'
import { WebhookToEdit } from '../../webhooks/webhook.gql.ts'

export const Route = createFileRoute('/_frame/admin/webhooks/create')({
  staticData: { screen: { title: msg`New webhook`, allow: ['page.machine-access'], up: true } },
  loader: ({ context }) => context.load(WebhookToEdit, { id: '' }),
  component: WebhookForm,
})
