import { done, refusedAll } from '../../answers.ts'
import type { Caller } from '../../context.ts'
import type { Scope } from '../../db/database.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { countriesIn } from './countries.ts'
import { storeInquiry } from './store-inquiry.ts'

const scopeOf = ({ tenant }: Caller): Scope => ({ tenantId: tenant.id, user: 'any', customers: [] })

export const Query: QueryResolvers<Caller> = {
  countries: (_, { locale }, caller) =>
    caller.parts.database.within(scopeOf(caller), (tx) => countriesIn(tx, locale)),
  cities: (_, { countryId }, caller) =>
    caller.parts.database.within(scopeOf(caller), async (tx) => {
      const rows = await tx.query<{ id: number; name: string }>(
        'SELECT id, name FROM city WHERE country = $1 ORDER BY name, population DESC',
        [countryId],
      )
      return rows.map(({ id, name }) => ({ id: String(id), description: name }))
    }),
}

export const Mutation: MutationResolvers<Caller> = {
  async createCustomerInquiry(_, { inquiry }, caller) {
    const empty = { custPostalCode: '', custWeb: '' }
    const given = Object.fromEntries(Object.entries(inquiry).filter(([, value]) => value !== null))
    const userErrors = await storeInquiry(caller, { ...empty, ...given })
    return userErrors.length > 0 ? refusedAll(userErrors) : done('Inquiry received')
  },
}
