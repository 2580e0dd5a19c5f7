import type { FeedRecord } from '../source.ts'
import { allRows } from './folder.ts'

/** One sales organisation for each country that AdventureWorks sells in. */
export const countries = [
  { code: 'US', sorg: '1000', name: 'United States' },
  { code: 'CA', sorg: '1100', name: 'Canada' },
  { code: 'FR', sorg: '1200', name: 'France' },
  { code: 'DE', sorg: '1300', name: 'Germany' },
  { code: 'AU', sorg: '1400', name: 'Australia' },
  { code: 'GB', sorg: '1500', name: 'United Kingdom' },
] as const

export const companyOf = (sorg: string) => `AW${sorg.slice(0, 2)}`

/** Sales offices have names of two words in the data; an area of a user is one word. */
export const officeOf = (group: string) => group.toUpperCase().replaceAll(' ', '-')

export interface Territory {
  sorg: string
  office: string
}

/** Sales territories by their number. */
export async function readTerritories(folder: string): Promise<Map<string, Territory>> {
  const rows = await allRows(folder, 'sales_territories', [
    'TerritoryID',
    'CountryRegionCode',
    'Group',
  ])
  return new Map(
    rows.map((row) => [
      row.TerritoryID,
      {
        sorg:
          countries.find(({ code }) => code === row.CountryRegionCode)?.sorg ?? countries[0].sorg,
        office: officeOf(row.Group),
      },
    ]),
  )
}

/** All amounts of the data are in US dollars, whatever the country. */
export const organisationRecords = (): FeedRecord[] =>
  countries.map(({ sorg, name }) => ({
    sorg,
    name,
    company_code: companyOf(sorg),
    company_name: `Adventure Works ${name}`,
    currency: 'USD',
    merchant_name: `Adventure Works ${name}`,
  }))
