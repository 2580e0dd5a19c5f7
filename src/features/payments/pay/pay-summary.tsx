import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { add, compare, formatMoneyIn, sum } from '#domain/ordering/money.ts'
import { shownAmount } from '#parts/money/written-amount.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import { Table } from '#ui/table/table.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { refusalWords } from '../payment-words.ts'
import { entryWords } from './entry-words.ts'
import { PaymentTerms } from './payment-terms.tsx'
import type { Pay } from './use-pay.ts'
import * as css from '../payments.css.ts'

/** Sums of the payment, the part of it that is paid, and the button that asks for it. */
export function PaySummary({ pay, busy }: { pay: Pay; busy: boolean }) {
  const online = useAtomValue(onlineAtom)
  const { currency: format } = useConfig()
  const { selection, sums, currency, problems } = pay
  const money = (amount: string) => formatMoneyIn(amount, currency, format)
  const positives = sum(selection.positives.map(({ accountingAmount }) => accountingAmount))
  const credits = sum(selection.negatives.map(({ accountingAmount }) => accountingAmount))
  const rest = add(sums.total, `-${sums.amount}`)
  return (
    <div className={css.summary}>
      <Card title={<Trans>Summary</Trans>}>
        <Stack>
          <dl className={css.sums}>
            <div className={css.sum}>
              <dt>
                <Trans>Invoices</Trans>
              </dt>
              <dd>{money(positives)}</dd>
            </div>
            {selection.negatives.length > 0 && (
              <div className={css.sum}>
                <dt>
                  <Deductions pay={pay} />
                </dt>
                <dd>{money(credits)}</dd>
              </div>
            )}
            {compare(sums.discount, '0') > 0 && (
              <div className={css.sum}>
                <dt>
                  <Trans>Discount</Trans>
                </dt>
                <dd>{money(`-${sums.discount}`)}</dd>
              </div>
            )}
            {sums.isPartialPayment && (
              <div className={css.sum}>
                <dt>
                  <Trans>Stays open</Trans>
                </dt>
                <dd>{money(rest)}</dd>
              </div>
            )}
            <div className={css.grand}>
              <dt>
                <Trans>To pay</Trans>
              </dt>
              <dd aria-live="polite">{pay.isAmountKnown ? money(sums.amount) : '–'}</dd>
            </div>
          </dl>
          {selection.mayPayPart && <Part pay={pay} />}
          <PaymentTerms />
          {problems.form && (
            <Notice tone="danger" live="alert">
              <ProblemText code={problems.form} words={{ ...refusalWords, ...entryWords }} />
            </Notice>
          )}
        </Stack>
      </Card>
      <StickyActions>
        <Button type="submit" variant="primary" busy={busy} disabled={!online || !selection.mayPay}>
          {pay.isAmountKnown ? <Trans>Pay {money(sums.amount)}</Trans> : <Trans>Pay</Trans>}
        </Button>
      </StickyActions>
    </div>
  )
}

/** A part of the only invoice may be paid. */
function Part({ pay }: { pay: Pay }) {
  const { t } = useLingui()
  const { currency: format } = useConfig()
  const { selection, state, change, currency, problems } = pay
  const total = formatMoneyIn(selection.total, currency, format)
  const whole = shownAmount(selection.total.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), format)
  return (
    <Stack gap={2}>
      <CheckField
        label={<Trans>Pay only a part</Trans>}
        checked={state.part !== null}
        onChange={({ target }) => change({ part: target.checked ? whole : null })}
      />
      {state.part !== null && (
        <TextField
          label={t`Amount to pay now`}
          numeric
          inputMode="decimal"
          value={state.part}
          hint={<Trans>A discount only counts for the whole amount.</Trans>}
          error={
            problems.part === 'amount_max'
              ? t`The maximum amount is ${total}`
              : problems.part && <ProblemText code={problems.part} words={refusalWords} />
          }
          onChange={({ target }) => change({ part: target.value })}
        />
      )}
    </Stack>
  )
}

/** Credit notes that are taken off, and where they come from. */
function Deductions({ pay: { selection, currency } }: { pay: Pay }) {
  const { t } = useLingui()
  const { day } = useDates()
  const { currency: format } = useConfig()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.more} onClick={() => setOpen(true)}>
        <Trans>Credit notes</Trans>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Credit notes</Trans>}
        description={<Trans>These are taken off the amount.</Trans>}
        footer={
          <Button onClick={() => setOpen(false)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <Table
          caption={t`Credit notes`}
          rows={selection.negatives}
          keyOf={({ invoiceNo }) => invoiceNo}
          columns={[
            {
              key: 'number',
              title: t`Credit note`,
              lead: true,
              text: ({ invoiceNo }) => invoiceNo,
            },
            { key: 'date', title: t`Date`, text: ({ invoiceDate }) => day(invoiceDate) },
            {
              key: 'amount',
              title: t`Amount`,
              align: 'end',
              text: ({ accountingAmount }) => formatMoneyIn(accountingAmount, currency, format),
            },
          ]}
        />
      </Dialog>
    </>
  )
}
