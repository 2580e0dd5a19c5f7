import { createFileRoute, notFound } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import { Page } from '#ui/page/page.tsx'
import { PaymentActions } from '../payment-actions.tsx'
import { PaymentBody } from '../payment-body.tsx'
import { PaymentToRead } from '../payments.gql.ts'
import { useWatchedPayment } from '../use-watched-payment.ts'

export const Route = createFileRoute('/_frame/payment/$id')({
  staticData: {
    screen: {
      title: msg`Payment`,
      allow: ['page.payment-request', 'page.invoice-status', 'page.orderlist'],
      up: true,
    },
  },
  loader: ({ context, params: { id } }) => context.load(PaymentToRead, { id }),
  pendingComponent: Pending,
  component: PaymentScreen,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Payment`}>
      <SkeletonRows rows={6} label={t`Loading the payment`} />
    </Page>
  )
}

function PaymentScreen() {
  const question = Route.useLoaderData()
  const { paymentRequest: payment } = useData(question)
  const age = useAge(question)
  // There the bar says which screen it is, not which payment.
  const phone = usePhone()
  useWatchedPayment(question, payment)
  if (!payment) throw notFound()
  return (
    <Page
      title={<Trans>Payment {payment.number}</Trans>}
      intro={
        <>
          {[phone && payment.number, payment.payment].filter(Boolean).join(' · ')}{' '}
          <AsOf age={age} />
        </>
      }
      actions={<PaymentActions payment={payment} />}
    >
      <PaymentBody payment={payment} refresh={question} />
    </Page>
  )
}
