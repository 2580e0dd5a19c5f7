import { createFileRoute, notFound } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAge, useData } from '#data/load.ts'
import { findKeptPayment } from '#offline/kept-payments.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import { Page } from '#ui/page/page.tsx'
import { PaymentActions } from '../payment-actions.tsx'
import { PaymentBody } from '../payment-body.tsx'
import { PaymentToRead } from '../payments.gql.ts'
import { KeptPaymentScreen } from '../kept-payment.tsx'
import { type PaymentFacts, useKeepPayment } from '../use-keep-payment.ts'
import { type PaymentQuestion, useWatchedPayment } from '../use-watched-payment.ts'

export const Route = createFileRoute('/_frame/payment/$id')({
  staticData: {
    screen: {
      title: msg`Payment`,
      allow: ['page.payment-request', 'page.invoice-status', 'page.orderlist'],
      up: true,
    },
  },
  loader: async ({ context, params: { id } }) => {
    try {
      return await context.load(PaymentToRead, { id })
    } catch (error) {
      const kept = context.store.get(onlineAtom)
        ? undefined
        : await findKeptPayment(context.store.get(userAtom)?.id ?? '', id).catch(() => undefined)
      if (!kept) throw error
      return kept
    }
  },
  pendingComponent: Pending,
  component: PaymentOrKept,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Payment`}>
      <SkeletonRows rows={6} label={t`Loading the payment`} />
    </Page>
  )
}

function PaymentOrKept() {
  const loaded = Route.useLoaderData()
  return 'facts' in loaded ? (
    <KeptPaymentScreen facts={JSON.parse(loaded.facts) as PaymentFacts} at={loaded.at} />
  ) : (
    <PaymentScreen question={loaded} />
  )
}

function PaymentScreen({ question }: { question: PaymentQuestion }) {
  const { paymentRequest: payment } = useData(question)
  const age = useAge(question)
  // There the bar says which screen it is, not which payment.
  const phone = usePhone()
  useWatchedPayment(question, payment)
  useKeepPayment(payment)
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
