import { type AuthUser, ownerId } from '#domain/account/session.ts'
import { viewName } from '#domain/view-as/view-as.ts'
import type { RequestContext } from '../context.ts'
import { countCustomers, readCustomer } from '../modules/customers/customer-store.ts'
import { punchOutOf } from '../modules/punch-out/punch-out-store.ts'

/** Answers `GET /user`: the signed-in user, their rights and their customer. */
export async function authUser(request: RequestContext): Promise<AuthUser> {
  const { tx, user, customer, tenant, tokens, sorgs, viewer } = request
  const punchOut = user.punchOut === null ? undefined : await punchOutOf(request)
  const userAreas = await tx.query<AuthUser['userAreas'][number]>(
    'SELECT sorg, limitation, option, value FROM user_area WHERE of_user = $1 ORDER BY sorg',
    [user.id],
  )
  const customerData = customer ? await readCustomer(tx, customer.id) : null
  return {
    id: viewer ? viewName(user.id) : ownerId(user.id, punchOut?.id ?? null),
    name: user.name,
    username: user.username,
    email: user.email,
    role: user.role,
    limitation: user.limitation as AuthUser['limitation'],
    language: user.language,
    permissions: user.permissions,
    userAreas,
    customerData,
    hasCustCode: customerData !== null,
    customerCount: await countCustomers(tx, user.id),
    mustChangePassword: user.mustChangePassword,
    mustSetUpSecondFactor: user.mustSetUpSecondFactor,
    punchOut: user.punchOut,
    viewedBy: viewer?.name ?? null,
    // Nothing is left unsent in a view, so nothing is locked.
    deviceKey: viewer ? '' : tokens.deviceKeys(tenant.id, user.id).publicKey,
    merchants: tenant.sorgs.flatMap(({ sorg, merchantName, currency }) =>
      sorgs.includes(sorg) ? [{ sorg, name: merchantName, currency }] : [],
    ),
  }
}
