import { Trans } from '@lingui/react/macro'
import type { AmountProblem } from '#domain/invoices/partial-amount.ts'

interface AmountProblemTextProps {
  problem: AmountProblem
  /** The most that can be paid, as the tenant writes it. */
  total: string
}

/** Explains why an amount can’t be paid. */
export function AmountProblemText({ problem, total }: AmountProblemTextProps) {
  switch (problem) {
    case 'amount_missing':
      return <Trans>Enter an amount</Trans>
    case 'amount_precision':
      return <Trans>This currency has fewer decimals</Trans>
    case 'amount_min':
      return <Trans>The minimum amount is 1</Trans>
    case 'amount_max':
      return <Trans>The maximum amount is {total}</Trans>
  }
}
