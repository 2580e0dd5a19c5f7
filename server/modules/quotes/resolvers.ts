import { DeclineReason } from '#domain/quotes/quote-fields.ts'
import { maySell } from '#domain/quotes/quote-side.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers, QuoteResolvers } from '../../resolver-types.gen.ts'
import { acceptQuote } from './accept-quote.ts'
import { actingFor, type Decided, endQuote, lockQuote } from './answer-quote.ts'
import { createQuote } from './create-quote.ts'
import { mailQuote } from './mail-quote.ts'
import { isQuoteId, quotePage, readQuote, readQuoteLines, seeAllCustomers } from './quote-store.ts'

const notSeller = () => refused('no_permission', null, { quote: null })
const noSuchQuote = () => refused('no_such_quote', 'id', { quote: null })

const answerOf = (decided: Decided, description: string) =>
  'refused' in decided
    ? refused(decided.refused, null, { quote: decided.quote })
    : done(description, decided)

export const Query: QueryResolvers<RequestContext> = {
  quotes: (_, asked, request) =>
    request.alone(async (own) => {
      await seeAllCustomers(own)
      return quotePage(own, asked)
    }),
  quote: (_, { id }, request) =>
    request.alone(async (own) => {
      if (!isQuoteId(id)) return null
      await seeAllCustomers(own)
      return readQuote(own, id)
    }),
}

export const Quote: QuoteResolvers<RequestContext> = {
  lines: ({ id }, _, request) =>
    request.alone(async (own) => {
      await seeAllCustomers(own)
      return readQuoteLines(own.tx, id)
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async createQuote(_, { id, quote }, request) {
    if (!maySell(request.user)) return notSeller()
    const made = await createQuote(request, customerOf(request), id, quote)
    return 'quote' in made
      ? done('The quote is made', made)
      : refusedAll(made.userErrors, { quote: null })
  },

  async sendQuote(_, { id }, request) {
    if (!maySell(request.user)) return notSeller()
    const quote = await lockQuote(request, id)
    if (!quote) return noSuchQuote()
    if (!quote.actions.includes('SEND')) return refused('not_open', null, { quote })
    const count = await mailQuote(request, id)
    if (count === 0) return refused('no_recipient', null, { quote })
    await audit(actingFor(request, quote), { action: 'quote.mailed', target: quote.number })
    return done('The quote is on its way', { quote: await readQuote(request, id) })
  },

  async acceptQuote(_, { id, agreement }, request) {
    const outcome = await acceptQuote(request, id, agreement)
    const none = { quote: outcome.quote, differences: [], agreement: null }
    if ('refused' in outcome) return refused(outcome.refused, null, none)
    if (!('differences' in outcome)) return done('The quote is accepted', none)
    const currencies = new Map(request.tenant.sorgs.map(({ sorg, currency }) => [sorg, currency]))
    return {
      quote: outcome.quote,
      agreement: outcome.agreement,
      differences: outcome.differences.map(({ lineNo, ...prices }) => {
        const line = outcome.lines.find((one) => one.lineNo === lineNo)!
        return {
          lineNo,
          article_code_display: line.article_code_display,
          name: line.name,
          currency: currencies.get(line.sorg) ?? '',
          ...prices,
        }
      }),
      message: { status: false, description: 'Some lines have changed' },
      userErrors: [],
    }
  },

  async declineQuote(_, { id, reason }, request) {
    const checked = check(DeclineReason, reason ?? '')
    if (!checked.ok) return refused(checked.errors[0]!.code, 'reason', { quote: null })
    return answerOf(
      await endQuote(request, id, 'DECLINE', checked.value || null),
      'The quote is declined',
    )
  },

  async withdrawQuote(_, { id }, request) {
    if (!maySell(request.user)) return notSeller()
    return answerOf(await endQuote(request, id, 'WITHDRAW'), 'The quote is withdrawn')
  },
}
