import { refreshLists } from '#data/list-cache.ts'

/** Lists that a confirmed order makes old. */
export const updates = refreshLists({ confirmOrder: ['officeOrders', 'officeOrder'] })
