import * as v from 'valibot'
import {
  cardProblem,
  cardTypeOf,
  digitsOf,
  expiryOf,
  expiryProblem,
  fitsSecurityCode,
} from '#domain/payments/card.ts'
import { isAccountNumber, isAccountType, isRoutingNumber } from '#domain/payments/bank-account.ts'
import type { Day } from '#domain/time/day.ts'

/** Behaviour of a card or account; the numbers are those of Stripe's own tests. */
export type Behaviour = 'approve' | 'decline' | 'insufficient' | 'delay' | 'timeout'

const behaviours: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient',
  '4000000000000077': 'delay',
  '4000000000000119': 'timeout',
  // Accounts; bank debits take their time, so any other is delayed.
  '000111111116': 'decline',
  '000222222227': 'insufficient',
  '000000000009': 'timeout',
}

/** Fields as a payer has typed them, before they are forgotten. */
export const Entered = v.union([
  v.object({
    cardNumber: v.string(),
    expiredMonth: v.string(),
    expiredYear: v.string(),
    securityCode: v.string(),
  }),
  v.object({ accountType: v.string(), accountNumber: v.string(), routingNumber: v.string() }),
])
export type Entered = v.InferOutput<typeof Entered>

/** Facts that stay of them. */
export interface TokenFacts {
  kind: 'CARD' | 'ACH'
  display: string
  cardType: string | null
  expiry: string | null
  behaviour: Behaviour
}

export interface EntryProblem {
  code: string
  field: string
}

/** Checks what was typed, and keeps of it what may be kept. */
export function tokenFacts(entered: Entered, today: Day): TokenFacts | EntryProblem {
  if ('cardNumber' in entered) {
    const { cardNumber, expiredMonth, expiredYear, securityCode } = entered
    const wrongNumber = cardProblem(cardNumber)
    if (wrongNumber) return { code: wrongNumber, field: 'cardNumber' }
    const wrongExpiry = expiryProblem(expiredMonth, expiredYear, today)
    if (wrongExpiry) return { code: wrongExpiry, field: 'expiredMonth' }
    const type = cardTypeOf(cardNumber)
    if (!fitsSecurityCode(securityCode, type))
      return { code: 'security_code_wrong', field: 'securityCode' }
    const digits = digitsOf(cardNumber)
    return {
      kind: 'CARD',
      display: `${type} •••• ${digits.slice(-4)}`,
      cardType: type,
      expiry: expiryOf(expiredMonth, expiredYear, today),
      behaviour: behaviours[digits] ?? 'approve',
    }
  }
  const { accountType, accountNumber, routingNumber } = entered
  if (!isAccountType(accountType)) return { code: 'account_type_missing', field: 'accountType' }
  if (!isRoutingNumber(routingNumber))
    return { code: 'routing_number_wrong', field: 'routingNumber' }
  if (!isAccountNumber(accountNumber))
    return { code: 'account_number_wrong', field: 'accountNumber' }
  const digits = digitsOf(accountNumber)
  return {
    kind: 'ACH',
    display: `${accountType} •••• ${digits.slice(-4)}`,
    cardType: null,
    expiry: null,
    behaviour: behaviours[digits] ?? 'delay',
  }
}
