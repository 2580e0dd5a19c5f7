import { hasScope } from '#domain/account/permissions.ts'
import type { Screen, ScreenFacts } from '#shell/navigation/screen.ts'

/** Facts in the second line of a phone's bar. */
export interface PhoneFacts {
  /** The customer, or the way to choose one. */
  customer: boolean
  /** The credit of the chosen customer. */
  credit: boolean
}

/** Returns the facts in the second line of a phone's bar on a screen; nothing of it: the bar has only a title. */
export function phoneFacts(
  screen: Pick<Screen, 'chip'> | null,
  { permissions, customerData, customerCount }: ScreenFacts['user'],
): PhoneFacts {
  const mayChoose = hasScope(permissions, ['menu.change-cust']) && customerCount > 0
  return {
    customer: screen?.chip !== false && (customerData !== null || mayChoose),
    credit: customerData !== null && hasScope(permissions, ['credit-status.read']),
  }
}
