import { feedbackSchema, restoreLineBreaks } from '#domain/portal/feedback.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'

export const Mutation: MutationResolvers<RequestContext> = {
  async sendCustomerFeedback(_, { message }, { tx, tenant, user, customer, clock, log }) {
    const checked = check(feedbackSchema, restoreLineBreaks(message))
    if (!checked.ok) {
      return {
        data: null,
        userErrors: checked.errors.map((error) => ({ ...error, field: 'message' })),
      }
    }
    await tx.query(
      'INSERT INTO customer_feedback (tenant_id, user_id, for_customer, message, created_at) VALUES ($1, $2, $3, $4, $5)',
      [tenant.id, user.id, customer?.id ?? null, checked.value, clock()],
    )
    log.info({ user: user.id, customer: customer?.id }, 'consumer voice')
    return {
      data: { status: true, description: 'Thank you, your message has been received' },
      userErrors: [],
    }
  },
}
