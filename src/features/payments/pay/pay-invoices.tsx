import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { type Question, useData } from '#data/load.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { InvoiceLink } from '#parts/invoices/invoice-link.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Page } from '#ui/page/page.tsx'
import { Table } from '#ui/table/table.tsx'
import { refusalWords } from '../payment-words.ts'
import { InvoicePaymentMethods, type InvoicesToPay } from './pay.gql.ts'
import { type MerchantInvoices, merchantInvoices } from './invoices-to-pay.ts'
import { MethodFields } from './method-fields.tsx'
import { PaySummary } from './pay-summary.tsx'
import { type Pay, usePay } from './use-pay.ts'
import { useSendPayment } from './use-send-payment.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import * as css from '../payments.css.ts'

interface PayInvoicesProps {
  /** Null: the address names no payer. */
  question: Question<ResultOf<typeof InvoicesToPay>, VariablesOf<typeof InvoicesToPay>> | null
  /** Numbers of the chosen invoices. */
  numbers: readonly string[]
}

/** Pays chosen invoices of one payer. */
export function PayInvoices({ question, numbers }: PayInvoicesProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Pay invoices`} width="wide">
      {question && numbers.length > 0 ? (
        <Chosen question={question} numbers={numbers} />
      ) : (
        <NothingChosen />
      )}
    </Page>
  )
}

/** The shape of the screen that is about to come. */
export function PayPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Pay invoices`} width="wide">
      <SkeletonRows rows={6} label={t`Loading the invoices`} />
    </Page>
  )
}

function NothingChosen() {
  return (
    <EmptyState
      icon="card"
      heading={<Trans>No open invoice is selected</Trans>}
      text={<Trans>Select what you want to pay in the open invoices.</Trans>}
      action={
        <Link to="/invoice/open-invoice" className={button({ variant: 'primary' })}>
          <Trans>Open invoices</Trans>
        </Link>
      }
    />
  )
}

interface ChosenProps extends PayInvoicesProps {
  question: NonNullable<PayInvoicesProps['question']>
}

function Chosen({ question, numbers }: ChosenProps) {
  const { t } = useLingui()
  const groups = merchantInvoices(useData(question).openInvoiceV5, numbers)
  const [chosen, setChosen] = useState('')
  const group = groups.find(({ key }) => key === chosen) ?? groups[0]
  if (!group) return <NothingChosen />
  return (
    <>
      {groups.length > 1 && (
        <Card>
          <RadioGroup
            label={t`A payment goes to one sales organization, in one currency. Which one do you pay now?`}
            value={group.key}
            options={groups.map((one) => ({
              value: one.key,
              label: `${one.companyName} (${one.sorg}), ${one.currency}`,
            }))}
            onChange={setChosen}
          />
        </Card>
      )}
      <WithMethods key={group.key} group={group} />
    </>
  )
}

function WithMethods({ group }: { group: MerchantInvoices }) {
  const { t } = useLingui()
  const [{ data, error }, ask] = useQuery({
    query: InvoicePaymentMethods,
    variables: { sorg: group.sorg, sorgs: [group.sorg] },
    requestPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <ErrorState
        heading={<Trans>The payment methods couldn’t be loaded</Trans>}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    ) : (
      <SkeletonRows rows={5} label={t`Loading the payment methods`} />
    )
  return <PayForm group={group} methods={data} />
}

interface PayFormProps {
  group: MerchantInvoices
  methods: ResultOf<typeof InvoicePaymentMethods>
}

function PayForm({ group, methods }: PayFormProps) {
  const online = useAtomValue(onlineAtom)
  const pay = usePay(group, methods)
  const form = useRef<HTMLFormElement>(null)
  const { busy, submit } = useSendPayment(pay, form)
  const { obstacle, unknown } = pay.selection
  return (
    <form
      ref={form}
      noValidate
      className={css.columns}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={css.fields}>
        {!online && (
          <Notice tone="warning" live="status">
            <Trans>You’re offline. Payments need a connection.</Trans>
          </Notice>
        )}
        {obstacle && (
          <Notice
            tone="danger"
            live="alert"
            action={
              <Link to="/invoice/open-invoice" className={button({ size: 'sm' })}>
                <Trans>Change selection</Trans>
              </Link>
            }
          >
            <ProblemText code={obstacle} words={refusalWords} />
          </Notice>
        )}
        {unknown.length > 0 && (
          <Notice tone="warning">
            <Trans>No longer open and left out: {unknown.join(', ')}</Trans>
          </Notice>
        )}
        <MethodFields pay={pay} methods={methods.payments} />
        <ChosenInvoices pay={pay} group={group} />
      </div>
      <PaySummary pay={pay} busy={busy} />
    </form>
  )
}

function ChosenInvoices({ pay, group }: { pay: Pay; group: MerchantInvoices }) {
  const { t } = useLingui()
  const { day } = useDates()
  const { currency } = useConfig()
  return (
    <Card padded={false} title={`${group.payerName} → ${group.companyName}`}>
      <Table
        caption={t`Chosen invoices`}
        rows={pay.selection.selected}
        keyOf={({ invoiceNo }) => invoiceNo}
        columns={[
          {
            key: 'invoice',
            title: t`Invoice`,
            lead: true,
            text: ({ invoiceNo }) => invoiceNo,
            cell: ({ invoiceNo }) => <InvoiceLink invoiceNo={invoiceNo} isPaid={false} newTab />,
          },
          {
            key: 'customer',
            title: t`Customer`,
            deskOnly: true,
            text: ({ custName }) => custName,
          },
          { key: 'due', title: t`Due`, text: ({ dueDate }) => day(dueDate) },
          {
            key: 'amount',
            title: t`Amount`,
            align: 'end',
            text: (row) => formatMoneyIn(row.accountingAmount, row.currency, currency),
          },
        ]}
      />
    </Card>
  )
}
