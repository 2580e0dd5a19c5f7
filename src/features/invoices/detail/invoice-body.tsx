import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import type { PriceDisplay } from '#domain/invoices/price-displays.ts'
import { compare, formatMoneyIn, sum } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { DueText } from '#parts/invoices/due-text.tsx'
import { useDisplayWords } from '#parts/invoices/use-display-words.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { PaymentLink } from '#parts/payments/payment-link.tsx'
import { OrderLink } from '#parts/order/order-link.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { InvoiceToRead } from '../invoices.gql.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import * as css from './detail.css.ts'

export type InvoiceDetail = NonNullable<ResultOf<typeof InvoiceToRead>['invoice']>
type Line = InvoiceDetail['lines'][number]

/** Writes amounts of an invoice. */
function useMoney({ invoice }: InvoiceDetail) {
  const { currency } = useConfig()
  return (amount: string) => formatMoneyIn(amount, invoice.currency, currency)
}

/** Facts, lines and sums of an invoice. */
export function InvoiceBody({ detail }: { detail: InvoiceDetail }) {
  const { notes, detailNotes } = detail.invoice
  return (
    <Stack>
      <Facts detail={detail} />
      <EarlyPayment detail={detail} />
      {(notes || detailNotes) && (
        <p className={css.note}>{[notes, detailNotes].filter(Boolean).join('\n')}</p>
      )}
      <Lines detail={detail} />
      <Sums detail={detail} />
    </Stack>
  )
}

function Facts({ detail }: { detail: InvoiceDetail }) {
  const { invoice, trackingUrl } = detail
  const { day } = useDates()
  const { custName, custCode, payerName, payerCode, expeditionName, expeditionTracking } = invoice
  const tracking = expeditionTracking ?? ''
  return (
    <dl className={css.facts}>
      <Fact title={<Trans>Status</Trans>}>
        <InvoiceStatus invoice={invoice} />
        {invoice.paymentId && (
          <PaymentLink id={invoice.paymentId} className={css.link}>
            <Trans>Show payment</Trans>
          </PaymentLink>
        )}
      </Fact>
      <Fact title={<Trans>Invoice date</Trans>}>{day(invoice.invoiceDate)}</Fact>
      <Fact title={<Trans>Due</Trans>}>
        {day(invoice.dueDate.date)}
        {!invoice.clearingDate && <DueText overdue={invoice.overdue} />}
      </Fact>
      <Fact title={<Trans>Customer</Trans>}>
        {custName}
        <span className={css.quiet}>{custCode.r3}</span>
      </Fact>
      {payerCode !== custCode.r3 && (
        <Fact title={<Trans>Payer</Trans>}>
          {payerName}
          <span className={css.quiet}>{payerCode}</span>
        </Fact>
      )}
      {invoice.installment && <Fact title={<Trans>Installment</Trans>}>{invoice.installment}</Fact>}
      {invoice.terms && <Fact title={<Trans>Terms</Trans>}>{invoice.terms}</Fact>}
      {invoice.orderNo && (
        <Fact title={<Trans>Order</Trans>}>
          <OrderLink orderNo={invoice.orderNo} customer={custCode.r3} className={css.link} />
        </Fact>
      )}
      {invoice.doNo && (
        <Fact title={<Trans>Delivery</Trans>}>
          <CopyableCode code={invoice.doNo} />
        </Fact>
      )}
      {(expeditionName || tracking) && (
        <Fact title={<Trans>Carrier</Trans>}>
          {expeditionName}
          {trackingUrl ? (
            <a className={css.track} href={trackingUrl} target="_blank" rel="noreferrer">
              {tracking || <Trans>Track the delivery</Trans>} <Icon name="external" size="sm" />
            </a>
          ) : (
            tracking && <CopyableCode code={tracking} />
          )}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

function EarlyPayment({ detail }: { detail: InvoiceDetail }) {
  const { day } = useDates()
  const money = useMoney(detail)
  const { earlyPaymentDate: until, earlyPaymentDiscount, clearingDate } = detail.invoice
  if (!until || clearingDate || compare(earlyPaymentDiscount, '0') <= 0) return null
  return (
    <Notice tone="info">
      <Trans>
        Pay by {day(until)} and take off {money(earlyPaymentDiscount)}.
      </Trans>
    </Notice>
  )
}

function Lines({ detail }: { detail: InvoiceDetail }) {
  const { t } = useLingui()
  const money = useMoney(detail)
  const columns: Column<Line>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ name, brand, articleCodeDisplay, articleCode }) => (
        <span>
          {name}
          <span className={css.quiet}>
            {[articleCodeDisplay ?? articleCode, brand].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'qty', title: t`Quantity`, align: 'end', text: ({ qty, uom }) => `${qty} ${uom}` },
    { key: 'price', title: t`Unit price`, align: 'end', text: ({ price }) => money(price) },
    { key: 'subTotal', title: t`Subtotal`, align: 'end', text: ({ subTotal }) => money(subTotal) },
  ]
  if (detail.lines.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>The lines of this invoice aren’t known here.</Trans>
      </p>
    )
  return (
    <Table
      caption={t`Lines of the invoice`}
      columns={columns}
      rows={detail.lines}
      keyOf={({ lineNo }) => String(lineNo)}
    />
  )
}

/** Parts between the lines and the total, with their sign. */
const parts = [
  ['discount', -1],
  ['shippingCost', 1],
  ['freightAllowance', -1],
  ['surcharges', 1],
  ['recycleFee', 1],
  ['tax', 1],
] as const satisfies readonly (readonly [PriceDisplay, 1 | -1])[]

const signed = (amount: string, sign: 1 | -1) =>
  sign === 1 || compare(amount, '0') === 0
    ? amount
    : amount.startsWith('-')
      ? amount.slice(1)
      : `-${amount}`

/** The way from the lines to what is to pay; what is zero shows only where the tenant wants it. */
function Sums({ detail }: { detail: InvoiceDetail }) {
  const { invoice, additionalDisplays, lines } = detail
  const words = useDisplayWords()
  const money = useMoney(detail)
  const shown = (display: PriceDisplay) =>
    additionalDisplays.includes(display) || compare(invoice[display], '0') !== 0
  const isPart = invoice.installment && invoice.accountingAmount !== invoice.grandTotal
  return (
    <dl className={css.totals}>
      {lines.length > 0 && (
        <Sum title={<Trans>Goods</Trans>}>{money(sum(lines.map(({ subTotal }) => subTotal)))}</Sum>
      )}
      {parts
        .filter(([display]) => shown(display))
        .map(([display, sign]) => (
          <Sum key={display} title={words[display]}>
            {money(signed(invoice[display], sign))}
          </Sum>
        ))}
      <Sum strong title={<Trans>Total</Trans>}>
        {money(invoice.grandTotal)}
      </Sum>
      {shown('paymentDiscount') && (
        <Sum title={words.paymentDiscount}>{money(signed(invoice.paymentDiscount, -1))}</Sum>
      )}
      {isPart && (
        <Sum strong title={<Trans>To pay with this installment</Trans>}>
          {money(invoice.accountingAmount)}
        </Sum>
      )}
    </dl>
  )
}

interface SumProps {
  title: ReactNode
  strong?: boolean
  children: ReactNode
}

const Sum = ({ title, strong, children }: SumProps) => (
  <div className={strong ? css.total : css.part}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
