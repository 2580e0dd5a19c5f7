import { isAccountNumber, isAccountType, isRoutingNumber } from './bank-account.ts'
import { cardProblem, cardTypeOf, expiryProblem, fitsSecurityCode } from './card.ts'

/** A card as it was typed. */
export interface CardEntry {
  cardNumber: string
  expiredMonth: string
  expiredYear: string
  securityCode: string
}

/** A bank account as it was typed. */
export interface AccountEntry {
  accountType: string
  accountNumber: string
  routingNumber: string
}

/** Codes of what is wrong, by field; empty: nothing is. */
export type EntryProblems<Entry> = Partial<Record<keyof Entry, string>>

/**
 * Checks a card before it goes to the payment service.
 * @param today of the tenant
 */
export function cardEntryProblems(entry: CardEntry, today: string): EntryProblems<CardEntry> {
  const number = cardProblem(entry.cardNumber)
  const expiry = expiryProblem(entry.expiredMonth, entry.expiredYear, today)
  const fits = fitsSecurityCode(entry.securityCode, cardTypeOf(entry.cardNumber))
  return {
    ...(number && { cardNumber: number }),
    ...(expiry && { [entry.expiredMonth === '' ? 'expiredMonth' : 'expiredYear']: expiry }),
    ...(!fits && {
      securityCode: entry.securityCode === '' ? 'security_code_missing' : 'security_code_wrong',
    }),
  }
}

/** Checks a bank account before it goes to the payment service. */
export function accountEntryProblems(entry: AccountEntry): EntryProblems<AccountEntry> {
  const { accountType, accountNumber, routingNumber } = entry
  return {
    ...(!isAccountType(accountType) && { accountType: 'account_type_missing' }),
    ...(!isRoutingNumber(routingNumber) && {
      routingNumber: routingNumber === '' ? 'routing_number_missing' : 'routing_number_wrong',
    }),
    ...(!isAccountNumber(accountNumber) && {
      accountNumber: accountNumber === '' ? 'account_number_missing' : 'account_number_wrong',
    }),
  }
}
