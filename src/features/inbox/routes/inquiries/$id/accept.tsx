import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AcceptForm } from '../../../accept-form.tsx'
import { InquiryToAccept } from '../../../inbox.gql.ts'

export const Route = createFileRoute('/_frame/admin/inquiries/$id/accept')({
  staticData: {
    screen: { title: msg`Accept as customer`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params: { id } }) => context.load(InquiryToAccept, { id }),
  component: AcceptForm,
})
