import { hasScope, type Permission } from '../account/permissions.ts'
import type { QuoteSide } from './quote-status.ts'

interface Person {
  role: string
  permissions: readonly Permission[]
}

/**
 * Returns the side a person is on. Sellers act for customers that are not their own; a dealer with several shops
 * selects customers too, but buys.
 */
export const quoteSideOf = ({ role, permissions }: Person): QuoteSide =>
  hasScope(permissions, ['menu.change-cust']) && role !== 'dealer' && !role.startsWith('dealer.')
    ? 'seller'
    : 'customer'

/** Whether a person may make, mail and withdraw quotes. */
export const maySell = (person: Person): boolean =>
  quoteSideOf(person) === 'seller' && hasScope(person.permissions, ['page.catalog'])
