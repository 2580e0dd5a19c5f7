import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { WebhookForm } from '../../../webhooks/webhook-form.tsx'
import { WebhookToEdit } from '../../../webhooks/webhook.gql.ts'

export const Route = createFileRoute('/_frame/admin/webhooks/edit/$id')({
  staticData: { screen: { title: msg`Edit webhook`, allow: ['page.machine-access'], up: true } },
  loader: ({ context, params }) => context.load(WebhookToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: WebhookForm,
})
