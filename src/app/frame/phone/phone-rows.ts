import { hasScope } from '#domain/account/permissions.ts'
import type { Screen, ScreenFacts } from '#shell/navigation/screen.ts'
import { previewUrl } from '../preview.ts'

export interface PhoneRows {
  /** The customer, or the way to choose one. */
  chip: boolean
  /** The credit of the chosen customer. */
  credit: boolean
  /** Address of the external preview; null: none is offered. */
  preview: string | null
  /** Of the whole bar in pixels. */
  height: 50 | 100 | 140
}

/** Returns the rows of a phone's bar under the title, and its height. */
export function phoneRows(
  screen: Pick<Screen, 'chip'> | null,
  { user, config }: ScreenFacts,
  host: string,
): PhoneRows {
  const mayChoose = hasScope(user.permissions, ['menu.change-cust']) && user.customerCount > 0
  const chip = screen?.chip !== false && (user.customerData !== null || mayChoose)
  const credit = showsCredit(user)
  const preview = previewUrl(config, host)
  const line = credit || preview !== null
  return { chip, credit, preview, height: chip && line ? 140 : chip || line ? 100 : 50 }
}

/** The credit widget needs a customer and a right. */
export const showsCredit = ({ permissions, customerData }: ScreenFacts['user']) =>
  customerData !== null && hasScope(permissions, ['credit-status.read'])
