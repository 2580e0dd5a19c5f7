import rows from './specified-routes.json'

/** Row of the specification's routes. */
export interface SpecifiedRoute {
  path: string
  title?: string
  /** Permissions of which one is needed; neither this nor `public`: every signed-in user. */
  anyScope?: string[]
  public?: boolean
  layout?: string
  needsCustomer?: boolean
  hideCustomerChip?: boolean
  mobileBack?: boolean
  mobileSearch?: boolean
  /** A condition besides the scopes, in words. */
  when?: string
  /** The row is the other path's word for word. */
  sameScreenAs?: string
}

export const specifiedRoutes = rows as SpecifiedRoute[]
