import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { chooseCustomer, type Tokened } from '../../session/sessions.ts'

export type Changed =
  | (Tokened & { refused?: undefined })
  | { refused: 'change_not_allowed' | 'customer_lost' }

/**
 * Makes a customer the one this session works for. Without menu.change-cust nothing happens;
 * a code that is not one of this person's customers is refused without saying whether it exists.
 */
export async function changeCustomer(
  request: RequestContext,
  code: { id?: string | null; r3?: string | null; isr?: string | null },
): Promise<Changed> {
  const { tx, tokens, user, tenant, sessionId, viewer } = request
  if (!user.permissions.includes('menu.change-cust')) return { refused: 'change_not_allowed' }
  await tx.query('SELECT act_for_all($1)', [user.id])
  const [customer] = await tx.query<{ id: number; r3: string; isr: string | null }>(
    `SELECT id, r3, isr FROM customer WHERE active AND ($1::text IS NULL OR r3 = $1) AND ($2::text IS NULL OR isr = $2)
     AND ($3::text IS NULL OR id::text = $3) ORDER BY r3 LIMIT 1`,
    [code.r3 || null, code.isr || null, code.id || null],
  )
  if (!customer || (!code.r3 && !code.isr && !code.id)) return { refused: 'customer_lost' }
  await audit(
    { ...request, customer },
    {
      action: 'session.customer-changed',
      target: customer.r3,
      before: { customer: request.customer?.r3 ?? null },
      after: { customer: customer.r3 },
    },
  )
  return chooseCustomer(
    tx,
    tokens,
    { id: sessionId, userId: user.id, viewer: viewer?.id ?? null, tenantId: tenant.id },
    customer,
  )
}
