import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { allocate, type Allocation } from '#domain/invoices/allocation.ts'
import { paymentGroups } from '#domain/invoices/payment-group.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { writtenAmount } from '#parts/money/written-amount.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type Account, amountOf, isCredit, type OpenRow } from './accounts.ts'
import { payableOf, useSelectionRules } from './use-selections.ts'
import * as css from './open.css.ts'

interface AmountDialogProps {
  account: Account
  onClose: () => void
  onSelect: (keys: readonly string[]) => void
}

/** Finds the invoices that an amount pays, the oldest first, and says what is left over. */
export function AmountDialog({ account, onClose, onSelect }: AmountDialogProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const rules = useSelectionRules()
  const { merchants } = useUser()
  const groups = paymentGroups(payableOf(account))
  const [sorg, setSorg] = useState(groups[0]?.sorg)
  const payable = groups.find((group) => group.sorg === sorg)?.invoices ?? []
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const amount = writtenAmount(typed, currency)
  const allocation = amount && compare(amount, '0') > 0 ? allocate(payable, amount, rules) : null
  const choose = () => {
    if (!allocation) return setProblem(t`Enter an amount above zero, for example 250`)
    if (allocation.keys.length === 0)
      return setProblem(t`This amount doesn’t cover the oldest invoice`)
    onSelect(allocation.keys)
    onClose()
  }
  return (
    <Dialog
      open
      width="small"
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Pay an amount</Trans>}
      description={<Trans>We select the oldest invoices first, with credit notes taken off.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={choose}>
            <Trans>Select invoices</Trans>
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        <Stack>
          {groups.length > 1 && (
            <SelectField
              label={t`Pay to`}
              value={sorg}
              options={groups.map((group) => ({
                value: group.sorg,
                label: merchants.find((one) => one.sorg === group.sorg)?.name ?? group.sorg,
              }))}
              onChange={({ target }) => setSorg(target.value)}
            />
          )}
          <TextField
            label={t`Amount in ${account.currency}`}
            data-autofocus
            inputMode="decimal"
            autoComplete="off"
            numeric
            required
            unmarked
            value={typed}
            error={problem}
            onChange={(event) => {
              setProblem(undefined)
              setTyped(event.target.value)
            }}
          />
          {allocation && <Outcome account={account} payable={payable} allocation={allocation} />}
        </Stack>
      </form>
    </Dialog>
  )
}

interface OutcomeProps {
  account: Account
  payable: readonly OpenRow[]
  allocation: Allocation<OpenRow>
}

function Outcome({ account, payable, allocation }: OutcomeProps) {
  const { currency } = useConfig()
  const money = (amount: string) => formatMoneyIn(amount, account.currency, currency)
  const { keys, amount, isPartial, left, next } = allocation
  const credits = payable.filter((row) => isCredit(row) && keys.includes(row.invoiceNo))
  const count = keys.length - credits.length
  const toPay = money(amount)
  const takenOff = money(amountOf(credits).replace('-', ''))
  const [first] = next?.invoices ?? []
  return (
    <div role="status">
      {isPartial && first ? (
        <p>
          <Trans>
            {toPay} pays a part of {first.invoiceNo}. Enter it when you pay.
          </Trans>
        </p>
      ) : (
        <p>
          <Plural
            value={count}
            _0="Pays no invoice"
            one={`# invoice, ${toPay} to pay`}
            other={`# invoices, ${toPay} to pay`}
          />
        </p>
      )}
      {credits.length > 0 && (
        <p className={css.quiet}>
          <Plural
            value={credits.length}
            one={`# credit note takes off ${takenOff}`}
            other={`# credit notes take off ${takenOff}`}
          />
        </p>
      )}
      {compare(left, '0') > 0 && (
        <p>
          {first && next ? (
            <Trans>
              {money(left)} is left over. The next invoice, {first.invoiceNo}, needs{' '}
              {money(next.lacks)} more.
            </Trans>
          ) : (
            <Trans>{money(left)} is left over: everything is paid.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
