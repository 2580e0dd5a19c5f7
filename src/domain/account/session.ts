import type { Permission } from './permissions.ts'

/** A customer's codes: `r3` is the account in the ERP, `isr` the one dealers know, `unified` spans both. */
export interface CustomerCode {
  r3: string
  isr: string | null
  unified: string | null
}

/** A customer of the selection list. */
export interface Customer {
  id: string
  custCode: CustomerCode
  custName: string
  custPhone: string | null
  custAddress: string | null
  custCity: string | null
  email: string | null
  custGroups: string[]
  reasonBlocked: string | null
}

/** Name and currency of a sales organisation, as buyers see it. */
export interface Merchant {
  sorg: string
  name: string
  currency: string
}

/**
 * Returns the name by which a device keeps a person's data. A punch-out has one of its own: what its system does is never
 * mixed with what the maker of its key has on the same device.
 */
export const ownerId = (userId: number | string, punchOutId: string | null): string =>
  punchOutId === null ? String(userId) : `${userId}~${punchOutId}`

/** Answer of `GET /user`. */
export interface AuthUser {
  /** As `ownerId` has it. */
  id: string
  name: string
  username: string
  email: string | null
  role: string
  limitation: 'salesman' | 'sales_group' | 'sales_office' | 'audit' | null
  language: string | null
  permissions: Permission[]
  userAreas: {
    sorg: string
    limitation: string | null
    option: string | null
    value: string | null
  }[]
  /** Customer this session works for; null: none chosen yet. */
  customerData: Customer | null
  hasCustCode: boolean
  /** Number of customers this user may choose from; more than one shows the swap. */
  customerCount: number
  mustChangePassword: boolean
  /** A role wants two-step log-in, and it is not set up: nothing else is open. */
  mustSetUpSecondFactor: boolean
  /** Name of the system that has opened the catalogue (punch-out); null: the person has logged in. */
  punchOut: string | null
  /** Name of the administrator who views the portal as this person, for reading only; null: the person has logged in. */
  viewedBy: string | null
  /** Key that locks what this person leaves unsent on a device; base64url of a point on P-256. Only they get its other half. */
  deviceKey: string
  /** The sales organisations of this session and what they are called and sell in. */
  merchants: Merchant[]
}

/** The code people read: isr, else r3; of one that starts with I or 0 only the last 6 characters. */
export function displayCode(code: Pick<CustomerCode, 'r3' | 'isr'>): string {
  const shown = code.isr || code.r3
  return /^[I0]/.test(shown) ? shown.slice(-6) : shown
}

/** Case-insensitive contains over everything a person may know of a customer. */
export function matchesCustomer(customer: Customer, term: string): boolean {
  const needle = term.trim().toLowerCase()
  if (!needle) return true
  const { custCode, custName, custPhone, custAddress, custCity, email } = customer
  return [custCode.r3, custCode.isr, custName, custPhone, custAddress, custCity, email].some(
    (text) => text?.toLowerCase().includes(needle),
  )
}

/** Whether a cart may be ordered here: where ordering is open, unless a system takes the cart back. */
export const mayCheckout = (
  { canCheckout }: { canCheckout: boolean },
  { punchOut }: Pick<AuthUser, 'punchOut'>,
): boolean => canCheckout && !punchOut
