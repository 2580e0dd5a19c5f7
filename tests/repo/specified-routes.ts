import rows from './specified-routes.json'

/** One row of the specification's routes. */
export interface SpecifiedRoute {
  path: string
  title?: string
  /** One of these scopes; neither this nor `public`: everybody signed in. */
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
