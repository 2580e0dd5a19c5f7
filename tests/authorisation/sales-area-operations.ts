import { areaIds } from '../support/area-ground.ts'
import type { Operation } from './operation.ts'

/** Calls of the sales map. */
export const salesAreaOperations: Record<string, Operation> = {
  salesAreaMaps: { document: '{ salesAreaMaps { id name customers } }' },
  salesAreaCategories: { document: '{ salesAreaCategories { id name } }' },
  salesAreaCustomers: {
    document: 'query { salesAreaCustomers { custCode custName } }',
  },
  updateSalesMapAreaCategories: {
    document: `mutation { updateSalesMapAreaCategories(salesMaps: [{ id: "${areaIds.north}" }]) { userErrors { code } } }`,
  },
}
