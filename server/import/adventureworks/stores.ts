import type { FeedRecord } from '../source.ts'
import { allRows, byColumn, grouped } from './folder.ts'
import { companyOf, countries, readTerritories } from './territories.ts'

/** Stores with their codes: the first customer row of a store is the account, the second the one it orders by. */
export async function readStores(folder: string) {
  const territories = await readTerritories(folder)
  const rows = grouped(
    await allRows(folder, 'store_customers', [
      'CustomerID',
      'PersonID',
      'StoreID',
      'TerritoryID',
      'AccountNumber',
    ]),
    'StoreID',
  )
  const stores = await allRows(folder, 'stores', [
    'StoreID',
    'Name',
    'SalesPersonID',
    'AnnualSales',
    'AnnualRevenue',
    'BusinessType',
    'Specialty',
  ])
  return stores.flatMap((store) => {
    const accounts = rows.get(store.StoreID) ?? []
    const first = accounts.find(({ PersonID }) => !PersonID) ?? accounts[0]
    const second = accounts.find(({ PersonID }) => PersonID)
    const territory = territories.get(first?.TerritoryID ?? '')
    if (!first || !territory) return []
    return [
      {
        ...store,
        ...territory,
        territory: first.TerritoryID,
        unified: first.AccountNumber,
        r3: first.CustomerID.padStart(10, '0'),
        isr: second ? `I${second.CustomerID.padStart(6, '0')}` : '',
      },
    ]
  })
}

export type Store = Awaited<ReturnType<typeof readStores>>[number]

async function readAddresses(folder: string) {
  const states = byColumn(
    await allRows(folder, 'state_provinces', ['StateProvinceID', 'CountryRegionCode']),
    'StateProvinceID',
  )
  const addresses = await allRows(folder, 'addresses', [
    'AddressID',
    'AddressLine1',
    'AddressLine2',
    'City',
    'StateProvinceID',
    'PostalCode',
  ])
  return new Map(
    addresses.map((row) => [
      row.AddressID,
      {
        address: [row.AddressLine1, row.AddressLine2].filter(Boolean).join(', '),
        city: row.City,
        postal_code: row.PostalCode,
        country: states.get(row.StateProvinceID)?.CountryRegionCode ?? '',
      },
    ]),
  )
}

export async function customerRecords(
  folder: string,
  stores: readonly Store[],
): Promise<Record<'customers' | 'areas' | 'ship-tos', FeedRecord[]>> {
  const addresses = await readAddresses(folder)
  const links = grouped(
    await allRows(folder, 'store_addresses', ['StoreID', 'AddressID', 'AddressTypeID']),
    'StoreID',
  )
  const contacts = byColumn(
    await allRows(folder, 'store_contacts', ['StoreID', 'EmailAddress', 'Phone']),
    'StoreID',
  )
  const orders = grouped(
    await allRows(folder, 'sales_order_headers', ['StoreID', 'ShipToAddressID']),
    'StoreID',
  )
  return {
    customers: stores.map(({ StoreID, r3, isr, unified, Name, BusinessType }) => {
      const contact = contacts.get(StoreID)
      const office = links.get(StoreID)?.find(({ AddressTypeID }) => AddressTypeID === '3')
      return {
        r3,
        isr,
        unified,
        name: Name,
        email: contact?.EmailAddress,
        phone: contact?.Phone,
        ...addresses.get(office?.AddressID ?? ''),
        cust_category: BusinessType,
      }
    }),
    areas: stores.map(({ r3, sorg, Specialty, SalesPersonID, territory, office }) => ({
      customer: r3,
      sorg,
      cust_group: Specialty,
      price_group: 'RESELLER',
      salesman: SalesPersonID,
      sales_group: territory,
      sales_office: office,
    })),
    'ship-tos': stores.flatMap(({ StoreID, r3, Name }) => {
      const own = (links.get(StoreID) ?? [])
        .toSorted((a, b) => b.AddressTypeID.localeCompare(a.AddressTypeID))
        .map(({ AddressID }) => AddressID)
      const all = [
        ...new Set([
          ...own,
          ...(orders.get(StoreID) ?? []).map(({ ShipToAddressID }) => ShipToAddressID),
        ]),
      ].filter((code) => addresses.has(code))
      return all.map((code, at) => ({
        customer: r3,
        code,
        name: Name,
        ...addresses.get(code),
        is_default: at === 0,
      }))
    }),
  }
}

const managers: Readonly<Record<string, string>> = {
  274: 'NORTH-AMERICA',
  285: 'PACIFIC',
  287: 'EUROPE',
}

/** Contacts of the stores as dealers, sales persons as salesmen, the three without a territory as heads of an office. */
export async function userRecords(folder: string, stores: readonly Store[]): Promise<FeedRecord[]> {
  const storeOf = new Map(stores.map((store) => [store.StoreID, store]))
  const contacts = await allRows(folder, 'store_contacts', [
    'StoreID',
    'FirstName',
    'LastName',
    'EmailAddress',
  ])
  const sellers = await allRows(folder, 'sales_persons', [
    'SalesPersonID',
    'FirstName',
    'LastName',
    'EmailAddress',
  ])
  const dealers = grouped(
    contacts.filter(({ StoreID, EmailAddress }) => EmailAddress && storeOf.has(StoreID)),
    'EmailAddress',
  )
  return [
    ...[...dealers.values()].map((rows) => {
      const [{ EmailAddress, FirstName, LastName }] = rows as [(typeof rows)[0] & object]
      const codes = [...new Set(rows.map(({ StoreID }) => storeOf.get(StoreID)!.r3))]
      return {
        username: EmailAddress,
        name: `${FirstName} ${LastName}`.trim() || EmailAddress,
        email: EmailAddress,
        role: codes.length > 1 ? 'dealer.multi' : 'dealer',
        customers: codes.join(' '),
      }
    }),
    ...sellers.map(({ SalesPersonID, FirstName, LastName, EmailAddress }) => {
      const office = managers[SalesPersonID]
      const sorgs = [
        ...new Set(
          stores
            .filter((store) =>
              office ? store.office === office : store.SalesPersonID === SalesPersonID,
            )
            .map(({ sorg }) => sorg),
        ),
      ]
      return {
        username: EmailAddress,
        name: `${FirstName} ${LastName}`.trim() || EmailAddress,
        email: EmailAddress,
        role: office ? 'sales.office' : 'salesman',
        limitation: office ? 'sales_office' : 'salesman',
        areas: sorgs
          .map((sorg) =>
            office ? `${sorg}:sales_office:${office}` : `${sorg}:salesman:${SalesPersonID}`,
          )
          .join(' '),
      }
    }),
  ]
}

/** The company of a store's country. */
export const companyOfStore = ({ sorg }: Store) => companyOf(sorg)
export const everySorg = countries.map(({ sorg }) => sorg)
