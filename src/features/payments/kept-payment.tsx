import { useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { WaitingProofs } from './payment-proofs.tsx'
import type { PaymentFacts } from './use-keep-payment.ts'
import * as css from './payments.css.ts'

/** A waiting transfer as this device has kept it, without a connection: what to pay, and its proofs. */
export function KeptPaymentScreen({ facts, at }: { facts: PaymentFacts; at: number }) {
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  const { brief } = useDates()
  const { currency: format } = useConfig()
  useEffect(() => {
    if (online) void router.invalidate()
  }, [online, router])
  const { number, payment, amount, currency, merchantName, instruction, expiredDate } = facts
  return (
    <Page
      title={<Trans>Payment {number}</Trans>}
      intro={
        <>
          {payment} <AsOf age={{ at, stale: true }} />
        </>
      }
    >
      <Stack>
        <Notice tone="warning" live="status">
          <Trans>
            You’re offline. A proof is saved on this device and sent later; everything else waits
            for a connection.
          </Trans>
        </Notice>
        <Card>
          <dl className={css.facts}>
            <div>
              <dt>
                <Trans>Amount</Trans>
              </dt>
              <dd>
                <strong>{formatMoneyIn(amount, currency, format)}</strong>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Paid to</Trans>
              </dt>
              <dd>{merchantName}</dd>
            </div>
            {expiredDate !== null && (
              <div>
                <dt>
                  <Trans>Pay by</Trans>
                </dt>
                <dd>{brief(Date.parse(String(expiredDate)))}</dd>
              </div>
            )}
          </dl>
        </Card>
        {instruction && (
          <Card title={<Trans>How to pay</Trans>}>
            <p className={css.text}>{instruction}</p>
          </Card>
        )}
        <Card title={<Trans>Proof of payment</Trans>}>
          <WaitingProofs id={facts.id} proofs={facts.proofs} />
        </Card>
      </Stack>
    </Page>
  )
}
