import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { InvoiceLink } from '#parts/invoices/invoice-link.tsx'
import { OrderLink } from '#parts/order/order-link.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Table } from '#ui/table/table.tsx'
import { PayOrderCard } from './pay/pay-order.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { PaymentProofs } from './payment-proofs.tsx'
import { PaymentStatusDot, PaymentTurn } from '#parts/payments/payment-status.tsx'
import { attentionWords, failureWords } from './payment-words.ts'
import type { Payment } from './payment.ts'
import type { PaymentQuestion } from './use-watched-payment.ts'
import * as css from './payments.css.ts'

interface PaymentBodyProps {
  payment: Payment
  /** Asked again when a proof has arrived. */
  refresh: PaymentQuestion
}

/** Everything about a payment: what to do now, facts, invoices, proofs and history. */
export function PaymentBody({ payment, refresh }: PaymentBodyProps) {
  const online = useAtomValue(onlineAtom)
  return (
    <Stack>
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>
            You’re offline. A proof is saved on this device and sent later; everything else waits
            for a connection.
          </Trans>
        </Notice>
      )}
      <NextStep payment={payment} />
      <Card>
        <Facts payment={payment} />
      </Card>
      <PaymentProofs payment={payment} refresh={refresh} />
      <Invoices payment={payment} />
      <PaymentHistory payment={payment} />
    </Stack>
  )
}

/** Tells the payer the next step, or why there is none. */
function NextStep({ payment }: { payment: Payment }) {
  const { i18n } = useLingui()
  const isOffice = useScope('page.orderlist')
  const { failure, attention, isStarting, redirectUrl, actions, instruction } = payment
  const pays = actions.includes('PAY')
  return (
    <>
      {isStarting && (
        <Notice live="status">
          <Trans>The payment service is preparing your payment. This takes a few seconds.</Trans>
        </Notice>
      )}
      {failure && <Notice tone="danger">{i18n._(failureWords[failure])}</Notice>}
      {attention && (isOffice || attention !== 'PROOF') && (
        <Notice tone="warning">{i18n._(attentionWords[attention])}</Notice>
      )}
      {pays && redirectUrl && (
        <Notice
          title={<Trans>Not paid yet</Trans>}
          action={
            <a className={button({ variant: 'primary' })} href={withBasePath(redirectUrl)}>
              <Trans>Continue to payment</Trans>
            </a>
          }
        >
          <Trans>You continue on the page of the payment service, and come back here.</Trans>
        </Notice>
      )}
      {pays && !redirectUrl && <PayOrderCard key={payment.id} payment={payment} />}
      {payment.virtualAccountNo && payment.phase !== 'done' && (
        <Card title={<Trans>Transfer to this account</Trans>}>
          <p className={css.big}>
            <CopyableCode code={payment.virtualAccountNo} />
          </p>
        </Card>
      )}
      {instruction && payment.phase === 'yours' && (
        <Card title={<Trans>How to pay</Trans>}>
          <p className={css.text}>{instruction}</p>
        </Card>
      )}
    </>
  )
}

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ payment }: { payment: Payment }) {
  const { brief, dayOf } = useDates()
  const { currency: format } = useConfig()
  const isOffice = useScope('page.orderlist')
  const money = (amount: string) => formatMoneyIn(amount, payment.currency, format)
  const { paymentStatus, discount, receivedAmount, receivedCurrency, expiredDate } = payment
  return (
    <dl className={css.facts}>
      <Fact title={<Trans>Status</Trans>}>
        <PaymentStatusDot status={paymentStatus.id} />
        <span className={css.quiet}>
          <PaymentTurn payment={payment} isOffice={isOffice} />
        </span>
      </Fact>
      <Fact title={<Trans>Amount</Trans>}>
        <strong>{money(payment.amount)}</strong>
        {discount !== '0' && Number(discount) !== 0 && (
          <span className={css.quiet}>
            <Trans>
              {money(payment.total)} less {money(discount)} discount
            </Trans>
          </span>
        )}
        {payment.isPartialPayment && (
          <span className={css.quiet}>
            <Trans>Part of {money(payment.total)}</Trans>
          </span>
        )}
      </Fact>
      {receivedAmount && (
        <Fact title={<Trans>Received</Trans>}>
          {formatMoneyIn(receivedAmount, receivedCurrency ?? payment.currency, format)}
          {payment.receivedAt && (
            <span className={css.quiet}>{brief(Date.parse(String(payment.receivedAt)))}</span>
          )}
        </Fact>
      )}
      {expiredDate && paymentStatus.id === 'waiting' && (
        <Fact title={<Trans>Pay by</Trans>}>{brief(Date.parse(String(expiredDate)))}</Fact>
      )}
      <Fact title={<Trans>Paid to</Trans>}>{payment.merchantName}</Fact>
      <Fact title={<Trans>Payer</Trans>}>
        {payment.payerName}
        <span className={css.quiet}>{payment.payerCode}</span>
      </Fact>
      <Fact title={<Trans>Created</Trans>}>
        {dayOf(Date.parse(String(payment.createdAt)))}
        {payment.createdBy && <span className={css.quiet}>{payment.createdBy}</span>}
      </Fact>
      {payment.orderNumber && (
        <Fact title={<Trans>Order</Trans>}>
          <OrderLink orderNo={payment.orderNumber} customer={payment.custCode} />
        </Fact>
      )}
      {payment.externalId && (
        <Fact title={<Trans>Payment service’s number</Trans>}>{payment.externalId}</Fact>
      )}
      {payment.note && <Fact title={<Trans>Note</Trans>}>{payment.note}</Fact>}
    </dl>
  )
}

function Invoices({ payment }: { payment: Payment }) {
  const { t } = useWords()
  const { day } = useDates()
  const { currency: format } = useConfig()
  const { invoices, invoiceCount, currency } = payment
  if (invoices.length === 0) return null
  return (
    <Card padded={false} title={<Plural value={invoiceCount} one="# invoice" other="# invoices" />}>
      <Table
        caption={t`Invoices of the payment`}
        rows={invoices}
        keyOf={({ invoiceNo }) => invoiceNo}
        columns={[
          {
            key: 'invoice',
            title: t`Invoice`,
            lead: true,
            text: ({ invoiceNo }) => invoiceNo,
            cell: ({ invoiceNo, paid }) => <InvoiceLink invoiceNo={invoiceNo} isPaid={paid} />,
          },
          { key: 'date', title: t`Date`, text: ({ invoiceDate }) => day(invoiceDate) },
          { key: 'due', title: t`Due`, text: ({ dueDate }) => day(dueDate) },
          {
            key: 'booked',
            title: t`Booked`,
            text: ({ paid }) => (paid ? t`Booked as paid` : t`Not booked yet`),
          },
          {
            key: 'amount',
            title: t`Amount`,
            align: 'end',
            text: ({ amount }) => formatMoneyIn(amount, currency, format),
          },
        ]}
      />
    </Card>
  )
}
