import { hasScope, type Permission } from '../account/permissions.ts'

/** Situation in which a promotion might be shown. */
export interface PromoPlace {
  /** Address without locale. */
  path: string
  permissions: readonly Permission[]
}

const entry = /^\/(home-page|catalog(\/(bike|paa|groupset))?)\/?$/
const home = /^\/(home-page|catalog)\/?$/

/**
 * Whether a promotion may be shown here: on the entries of the catalogue, and not on the home page of those who have one (for
 * them /catalog is home too).
 */
export function isPromoPlace({ path, permissions }: PromoPlace): boolean {
  if (!entry.test(path)) return false
  return !(home.test(path) && hasScope(permissions, ['page.home-page']))
}
