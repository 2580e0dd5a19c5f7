import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Words } from './range/family.ts'

export interface SorgSpec {
  sorg: string
  name: string
  companyCode: string
  companyName: string
  merchantName: string
  availableStockCheck: boolean
  /** Counts where the tenant's config switches it on too. */
  exactQtyCheck?: boolean
  /** Parts of the catalogue it sells; none: a company that only gives credit. */
  sells: readonly ('bike' | 'paa' | 'groupset')[]
}

/** Parts of the names and addresses of a tenant's customers. */
export interface CustomerNames {
  shops: readonly string[]
  places: readonly (readonly [city: string, postalCode: string, lat: number, lng: number])[]
  streets: readonly string[]
  phone: string
  house(street: string, number: number): string
}

/** Everything in which one demo tenant differs from another. */
export interface TenantSpec {
  id: string
  name: string
  country: string
  timeZone: string
  hosts: readonly string[]
  config: Partial<HostConfig>
  currency: string
  /** Decimals of an amount. */
  precision: number
  /** From US dollars. */
  rate: number
  /** Retail prices end on a multiple of this. */
  step: number
  /** Fraction of the amount. */
  tax: number
  language: keyof Words
  sorgs: readonly SorgSpec[]
  /** Names of the warehouse areas; a single area has no name. */
  warehouseAreas: readonly string[]
  codeOf(display: string, serial: number): string
  customers: CustomerNames
  announcements: readonly { title: string; content: string; fromDay: number; toDay: number }[]
  banners: readonly BannerSpec[]
}

/** A promotion; its picture is drawn. */
export interface BannerSpec {
  file: string
  title: string
  line: string
  link: string
  fromDay: number
  toDay: number
}
