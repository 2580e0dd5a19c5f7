import { permissionsOf, type Rights } from '../account/rights.ts'
import type { UserAreaFields } from './user-fields.ts'

const full = 'page.user-management'
const limited = 'page.user-management-us'

/** Fields of a user that decide about rights. */
export interface Account {
  /** Empty for a new one. */
  id: string
  role: string
  group: string | null
  active: boolean
  areas: readonly UserAreaFields[]
  /** Codes of the customers that are the user's own. */
  customers: readonly string[]
  /** Ids of the target markets that content is read for. */
  markets: readonly string[]
}

/** A change of a user by an administrator. */
export interface AccountChange {
  by: Account
  /** Null: a new user. */
  before: Account | null
  after: Account
  rights: Rights
  /** Whether the administrator acts for a customer, by an area or because it is their own. */
  actsFor: (customer: string) => boolean
  /** Whether another active user than the changed one holds page.user-management. */
  otherAdministrator: boolean
}

export type AccountRefusal =
  | 'not_allowed'
  | 'outside_areas'
  | 'gives_more'
  | 'outside_markets'
  | 'own_account'
  | 'raises_self'
  | 'last_administrator'

const heldBy = ({ role, group }: Account, rights: Rights) =>
  permissionsOf({ role, group, self: false }, rights)
const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((one) => all.has(one))

/** Whether an area shows nothing that the other one does not. */
function covers(own: UserAreaFields, area: UserAreaFields): boolean {
  if (own.sorg !== area.sorg) return false
  if (own.option !== null && own.option !== area.option) return false
  if (own.limitation === null || own.limitation === 'audit') return true
  return own.limitation === area.limitation && own.value === area.value
}

/** Whether all that an account shows is inside of what the areas and customers of another one show. */
const isWithin = (
  { areas, customers }: Account,
  own: readonly UserAreaFields[],
  actsFor: (customer: string) => boolean,
): boolean =>
  areas.every((area) => own.some((one) => covers(one, area))) && customers.every(actsFor)

const isPlaced = ({ areas, customers }: Account) => areas.length + customers.length > 0

/** Whether a change adds no target market that the administrator doesn't read for; those of before may stay. */
const givesOwnMarkets = ({ by, before, after }: AccountChange): boolean =>
  after.markets.every(
    (market) => by.markets.includes(market) || (before?.markets ?? []).includes(market),
  )

/** Whether an administrator with page.user-management-us may look after an account: it is inside their own areas, and holds nothing they lack. */
const mayLookAfter = (account: Account, { by, rights, actsFor }: AccountChange): boolean =>
  isPlaced(account) &&
  isWithin(account, by.areas, actsFor) &&
  isSubset(heldBy(account, rights), heldBy(by, rights))

/**
 * Decides whether an administrator may change an account so. With page.user-management every account may be changed; with
 * page.user-management-us only people inside the own areas, who are given no permission and no market that the administrator lacks.
 * Own changes raise nothing, and one active person keeps page.user-management.
 * @returns the code of the refusal, or null
 */
export function accountRefusal(change: AccountChange): AccountRefusal | null {
  const { by, before, after, rights } = change
  const own = heldBy(by, rights)
  if (!by.active || (!own.has(full) && !own.has(limited))) return 'not_allowed'
  if (!own.has(full)) {
    const refusal = limitedRefusal(change)
    if (refusal) return refusal
  }
  const isSelf = before !== null && before.id === by.id
  if (isSelf && !after.active) return 'own_account'
  if (isSelf && raises(change)) return 'raises_self'
  return endsAdministration(change) ? 'last_administrator' : null
}

/** Whether a change takes page.user-management away from the last active person who holds it. */
export function endsAdministration({
  before,
  after,
  rights,
  otherAdministrator,
}: Pick<AccountChange, 'before' | 'after' | 'rights' | 'otherAdministrator'>): boolean {
  const administers = (account: Account | null) =>
    account !== null && account.active && heldBy(account, rights).has(full)
  return administers(before) && !administers(after) && !otherAdministrator
}

function limitedRefusal(change: AccountChange): AccountRefusal | null {
  const { by, before, after, rights, actsFor } = change
  if (before && !mayLookAfter(before, change)) return 'not_allowed'
  if (!isSubset(heldBy(after, rights), heldBy(by, rights))) return 'gives_more'
  if (!isPlaced(after) || !isWithin(after, by.areas, actsFor)) return 'outside_areas'
  return givesOwnMarkets(change) ? null : 'outside_markets'
}

/** Whether an own change gives permissions, areas, customers or markets that were not there before. */
const raises = (change: AccountChange): boolean => {
  const { by, after, rights, actsFor } = change
  return (
    !isSubset(heldBy(after, rights), heldBy(by, rights)) ||
    !isWithin(after, by.areas, actsFor) ||
    !givesOwnMarkets(change)
  )
}
