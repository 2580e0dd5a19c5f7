import { feedbackSchema, restoreLineBreaks } from '#domain/portal/feedback.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { officeReaders } from '../inbox/office-readers.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'

export const Mutation: MutationResolvers<RequestContext> = {
  async sendCustomerFeedback(_, { message }, request) {
    const { tx, tenant, user, customer, clock, log } = request
    const checked = check(feedbackSchema, restoreLineBreaks(message))
    if (!checked.ok) {
      return {
        data: null,
        userErrors: checked.errors.map((error) => ({ ...error, field: 'message' })),
      }
    }
    const [kept] = await tx.query<{ id: string }>(
      'INSERT INTO customer_feedback (tenant_id, user_id, for_customer, message, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id::text',
      [tenant.id, user.id, customer?.id ?? null, checked.value, clock()],
    )
    await tellTenant(request, { id: kept!.id, message: checked.value })
    log.info({ user: user.id, customer: customer?.id }, 'consumer voice')
    return {
      data: { status: true, description: 'Thank you, your message has been received' },
      userErrors: [],
    }
  },
}

/** Mails it to the office, as inquiries are; a reply by mail reaches the person. */
async function tellTenant(
  { tx, tenant, user, customer, host }: RequestContext,
  { id, message }: { id: string; message: string },
): Promise<void> {
  const [sender] = await tx.query<{ email: string | null; customer: string | null }>(
    `SELECT CASE WHEN NOT u.is_fake_email THEN u.email END AS email, (SELECT c.name FROM customer c WHERE c.id = $2) AS customer
     FROM app_user u WHERE u.id = $1`,
    [user.id, customer?.id ?? null],
  )
  for (const reader of await officeReaders(tx, tenant))
    await queueMail(tx, tenant, {
      ...reader,
      host,
      replyTo: sender?.email ?? undefined,
      say: (words) =>
        words.feedback({ name: user.name, customer: sender?.customer ?? null, message }),
      link: { path: `/admin/consumer-voice/${id}` },
    })
}
