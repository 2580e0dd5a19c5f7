import type { ResultOf } from 'gql.tada'
import {
  accountEntryProblems,
  type AccountEntry,
  type CardEntry,
  cardEntryProblems,
} from '#domain/payments/payment-entry.ts'
import type { InvoicePaymentMethods } from './pay.gql.ts'
import { requestToken } from './request-token.ts'

type Methods = ResultOf<typeof InvoicePaymentMethods>
/** A way to pay, as the forms that pay need it. */
export type Method = Pick<
  Methods['payments'][number],
  'id' | 'kind' | 'entry' | 'canSave' | 'expiryHours'
> & { paymentMerchants: readonly { instruction: string | null; tokenUrl: string | null }[] }
/** A card or account that the payment service keeps. */
export type Saved = Pick<Methods['savedPayments'][number], 'id' | 'display'>

/** Another card or account than a saved one. */
export const anotherOne = 'new'

/** Everything that is entered to pay, but for the amount. */
export interface EntryState {
  savedId: string
  card: CardEntry
  account: AccountEntry
  shouldSave: boolean
}

export const emptyEntry: EntryState = {
  savedId: '',
  card: { cardNumber: '', expiredMonth: '', expiredYear: '', securityCode: '' },
  account: { accountType: '', accountNumber: '', routingNumber: '' },
  shouldSave: false,
}

/** State of the fields of a card or account. */
export interface EntryForm {
  state: EntryState
  change: (part: Partial<EntryState>) => void
  problems: Readonly<Record<string, string>>
  /** Those that can be chosen. */
  saved: readonly Saved[]
  /** The chosen one, or `anotherOne`. */
  savedId: string
}

/** Returns the chosen saved card or account: the newest while none was chosen. */
export const chosenSaved = (savedId: string, saved: readonly Saved[]): string =>
  savedId || (saved[0]?.id ?? anotherOne)

/** Lists the problems of what is entered by field, as codes; empty: nothing is wrong. */
export function entryProblems(
  { kind, entry }: Pick<Method, 'kind' | 'entry'>,
  { state, savedId }: Pick<EntryForm, 'state' | 'savedId'>,
  today: string,
): Readonly<Record<string, string>> {
  if (entry !== 'TOKEN' || savedId !== anotherOne) return {}
  return kind === 'ACH' ? accountEntryProblems(state.account) : cardEntryProblems(state.card, today)
}

/** Has the payment service take what was entered. @returns a token where one is needed, or what is wrong */
export async function tokenFor(
  { kind, entry, paymentMerchants: [merchant] }: Method,
  { state, savedId }: Pick<EntryForm, 'state' | 'savedId'>,
): Promise<{ token: string | null } | { code: string; field: string | null }> {
  if (entry !== 'TOKEN' || savedId !== anotherOne) return { token: null }
  return requestToken(merchant?.tokenUrl ?? '', kind === 'ACH' ? state.account : state.card)
}

/** Builds the means of payment as the server takes them. @param token of what was entered */
export const meansOf = (
  { canSave }: Pick<Method, 'canSave'>,
  { state, savedId }: Pick<EntryForm, 'state' | 'savedId'>,
  token: string | null,
) => ({
  token,
  savedPaymentId: canSave && savedId !== anotherOne ? savedId : null,
  shouldSavePayment: canSave && savedId === anotherOne && state.shouldSave,
})
