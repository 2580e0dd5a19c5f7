import type { AuditAction } from '#domain/portal/audit-action.ts'
import type { QuoteAction } from '#domain/quotes/quote-status.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { notify } from '../notifications/notify.ts'
import { isQuoteId, readQuote, seeAllCustomers, type StoredQuote } from './quote-store.ts'

interface Ending {
  status: 'DECLINED' | 'WITHDRAWN'
  action: AuditAction
  kind: 'quote-declined' | 'quote-withdrawn'
}

const endings = {
  DECLINE: { status: 'DECLINED', action: 'quote.declined', kind: 'quote-declined' },
  WITHDRAW: { status: 'WITHDRAWN', action: 'quote.withdrawn', kind: 'quote-withdrawn' },
} as const satisfies Partial<Record<QuoteAction, Ending>>

/** Finds a quote of any customer this person may act for, and locks it. */
export async function lockQuote(request: RequestContext, id: string): Promise<StoredQuote | null> {
  if (!isQuoteId(id)) return null
  await seeAllCustomers(request)
  await request.tx.query('SELECT 1 FROM quote WHERE id = $1::uuid FOR UPDATE', [id])
  return readQuote(request, id)
}

/** The request as it acts for the quote's customer, for the audit log. */
export const actingFor = (request: RequestContext, { customerId, customerKey }: StoredQuote) => ({
  ...request,
  customer: { id: customerId, r3: customerKey, isr: null },
})

/** A quote as it is after a decision, or why there was none. */
export type Decided = { quote: StoredQuote } | { refused: string; quote: StoredQuote | null }

/** Ends an open quote: the customer declines it, or the seller withdraws it. */
export async function endQuote(
  request: RequestContext,
  id: string,
  how: keyof typeof endings,
  reason: string | null = null,
): Promise<Decided> {
  const before = await lockQuote(request, id)
  if (!before) return { refused: 'no_such_quote', quote: null }
  const { status, action, kind } = endings[how]
  // A repeat after a lost answer.
  if (before.status === status) return { quote: before }
  if (!before.actions.includes(how)) return { refused: 'not_open', quote: before }
  const { tx, tenant, user, clock } = request
  await tx.query(
    'UPDATE quote SET status = $2, status_at = $3, decline_reason = $4 WHERE id = $1::uuid',
    [id, status, clock(), reason],
  )
  await audit(actingFor(request, before), {
    action,
    target: before.number,
    before: { status: before.status },
    after: { status, ...(reason && { reason }) },
  })
  await notify(tx, tenant, {
    kind,
    quoteId: id,
    customerId: before.customerId,
    actor: user.id,
    at: clock().toISOString(),
  })
  return { quote: (await readQuote(request, id))! }
}
