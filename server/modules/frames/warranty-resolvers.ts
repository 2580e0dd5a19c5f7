import type { Caller } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { countAttempt } from '../../session/login-delay.ts'
import { todayOf } from '../../tenants.ts'
import { isWarrantyCode, readPublicWarranty } from './warranty-store.ts'

/** Codes that do not exist and cost an address no wait. */
const free = 20

export const Query: QueryResolvers<Caller> = {
  async warranty(_, { code }, { parts: { database, clock }, tenant, address }) {
    if (!isWarrantyCode(code)) return null
    const tenantId = tenant.id
    // The code is the right to see it: whose frame it is does not matter, and is not told.
    const found = await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      readPublicWarranty(tx, code, todayOf(tenant, clock)),
    )
    if (found) return found as never
    const keys = [{ key: `warranty-address:${address}`, free }]
    const wait = await database.within({ tenantId, user: 'any', customers: [] }, (tx) =>
      countAttempt(tx, tenantId, keys, clock()),
    )
    if (wait > 0) throw failure('UNAVAILABLE')
    return null
  },
}
