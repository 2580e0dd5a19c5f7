import { inOrder, PdiFields, pointsFor } from '#domain/frames/pdi.ts'
import { done, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { isPdiId, pdiPage, readPdi, readPoints } from './pdi-store.ts'
import { createPdi, markPdi, updatePdi } from './save-pdi.ts'

const none = { pdi: null }

/** Lets a call see every customer the person may act for: inspections are not of the chosen customer alone. */
const seeAllCustomers = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

const widely = <T>(request: RequestContext, work: (own: RequestContext) => Promise<T>) =>
  request.alone(async (own) => {
    await seeAllCustomers(own)
    return work(own)
  })

/** Answers a change with the inspection as it is now. */
async function answered(
  { tx }: RequestContext,
  id: string,
  refused: UserError | null,
  description: string,
) {
  if (refused) return refusedAll([refused], none)
  return done(description, { pdi: await readPdi(tx, id) })
}

export const Query: QueryResolvers<RequestContext> = {
  pdiChecklists: async (_, { merchandise, all }, { tx }) => {
    const points = await readPoints(tx)
    return all ? inOrder(points) : pointsFor(points, merchandise ?? null)
  },
  pdis: (_, asked, request) => widely(request, ({ tx }) => pdiPage(tx, asked)),
  pdi: (_, { id }, request) => widely(request, ({ tx }) => readPdi(tx, id)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async createPdi(_, { id, custCode, pdi }, request) {
    if (!isPdiId(id)) return refusedAll([userError('invalid_id', 'id')], none)
    const checked = check(PdiFields, pdi)
    if (!checked.ok) return refusedAll(checked.errors, none)
    const [customer] = await request.tx.query<{ id: number }>(
      'SELECT id FROM act_for($1, $2::text[])',
      [request.user.id, [custCode]],
    )
    if (!customer) return refusedAll([userError('customer_unknown', 'custCode')], none)
    const refused = await createPdi(request, customer, id, checked.value)
    return answered(request, id, refused, 'The inspection is kept')
  },

  async updatePdi(_, { id, pdi, seen }, request) {
    const checked = check(PdiFields, pdi)
    if (!checked.ok) return refusedAll(checked.errors, none)
    await seeAllCustomers(request)
    const refused = await updatePdi(request, id, checked.value, seen)
    return answered(request, id, refused, 'The inspection is changed')
  },

  async deletePdi(_, { id }, request) {
    await seeAllCustomers(request)
    const refused = await markPdi(request, id, 'pdi.deleted')
    return answered(request, id, refused, 'The inspection is deleted')
  },

  async restorePdi(_, { id }, request) {
    await seeAllCustomers(request)
    const refused = await markPdi(request, id, 'pdi.restored')
    return answered(request, id, refused, 'The inspection is back')
  },
}
