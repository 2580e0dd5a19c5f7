import { hasScope } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'

/** Which kinds of article this customer can see at all. */
export interface CatalogueKinds {
  bike: boolean
  paa: boolean
  groupset: boolean
}

/** The catalogue's own first page for this person. */
export function defaultCataloguePath(user: AuthUser, kinds: CatalogueKinds | null): string {
  if (hasScope(user.permissions, ['page.home-page'])) return '/catalog'
  if (kinds?.bike) return '/catalog/bike'
  if (kinds?.paa) return '/catalog/paa'
  return kinds?.groupset ? '/catalog/groupset' : '/catalog/paa'
}
