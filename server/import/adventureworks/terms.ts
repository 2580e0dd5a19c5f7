import type { FeedRecord } from '../source.ts'
import { allRows } from './folder.ts'
import { countries } from './territories.ts'

/** Every sales organisation ships by every method of the data, for the base price of that method. */
export async function rateRecords(folder: string): Promise<FeedRecord[]> {
  const methods = await allRows(folder, 'ship_methods', ['ShipMethodID', 'Name', 'ShipBase'])
  return countries.flatMap(({ sorg }) =>
    methods.map(({ ShipMethodID, Name, ShipBase }, sorting) => ({
      sorg,
      id: ShipMethodID,
      type: Name,
      description: Name,
      rate: ShipBase,
      sorting,
    })),
  )
}

/** The data names no way that stores pay by: their orders become invoices, so they buy on account. */
export const paymentRecords = (): FeedRecord[] =>
  countries.map(({ sorg }) => ({
    sorg,
    module: 'order',
    id: 'ACCOUNT',
    type: 'On account',
    description: 'On account',
  }))
