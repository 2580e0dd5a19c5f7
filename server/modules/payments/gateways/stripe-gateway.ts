import Stripe from 'stripe'
import type { StripeAccount } from '../../../settings.ts'
import {
  BadSignature,
  type Collection,
  type Gateway,
  type GatewayFailure,
  type GatewayMessage,
  type GatewayPayment,
  type KeptPayment,
} from './gateway.ts'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'

/** Time until a call counts as unanswered, in ms. */
const patience = 15_000
/** A page of Stripe's is open for half an hour at least and a day at most. */
const pageMinutes = { least: 31, most: 24 * 60 - 1 }
const minute = 60_000

const clientOf = ({ secretKey, url }: StripeAccount): Stripe => {
  const address = url === undefined ? undefined : new URL(url)
  return new Stripe(secretKey, {
    timeout: patience,
    // The job asks again, with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

const failureOf = (
  error: { code?: string | null; decline_code?: string | null } | null | undefined,
): GatewayFailure => {
  const reason = error?.decline_code ?? error?.code
  if (reason === 'insufficient_funds') return 'insufficient_funds'
  return reason === 'authentication_required' || reason === 'payment_intent_authentication_failure'
    ? 'authentication_failed'
    : 'declined'
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
}

/** Name and appearance of a card or account that Stripe keeps. */
function keptOf(intent: Stripe.PaymentIntent): KeptPayment | null {
  const { customer, payment_method: method } = intent
  const owner = typeof customer === 'string' ? customer : customer?.id
  if (!owner || !method || typeof method === 'string') return null
  const reference = `${owner}/${method.id}`
  if (method.card) {
    const { brand, last4, exp_month: month, exp_year: year } = method.card
    const cardType = brands[brand] ?? null
    return {
      reference,
      display: `${cardType ?? brand} •••• ${last4}`,
      cardType,
      expiry: `${year}-${String(month).padStart(2, '0')}`,
    }
  }
  const account = method.us_bank_account
  return account
    ? {
        reference,
        display: `${account.bank_name ?? ''} •••• ${account.last4 ?? ''}`.trim(),
        cardType: null,
        expiry: null,
      }
    : null
}

function ofIntent(intent: Stripe.PaymentIntent): GatewayPayment {
  const externalId = intent.id
  switch (intent.status) {
    case 'succeeded':
      return {
        externalId,
        state: 'paid',
        received: {
          amount: fromMinorUnits(intent.amount_received, intent.currency),
          currency: intent.currency.toUpperCase(),
        },
      }
    case 'processing':
      return { externalId, state: 'pending', redirectUrl: null }
    case 'canceled':
      return { externalId, state: 'cancelled' }
    default:
      // Without the payer at hand nothing more can be asked of them.
      return { externalId, state: 'failed', failure: failureOf(intent.last_payment_error) }
  }
}

function ofSession(session: Stripe.Checkout.Session): GatewayPayment {
  const externalId = session.id
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.payment_status === 'paid' && session.amount_total !== null)
    return {
      externalId,
      state: 'paid',
      redirectUrl: null,
      received: {
        amount: fromMinorUnits(session.amount_total, session.currency ?? ''),
        currency: (session.currency ?? '').toUpperCase(),
      },
      kept: intent && keptOf(intent),
    }
  if (session.status === 'expired') return { externalId, state: 'failed', failure: 'expired' }
  if (session.status === 'complete' && intent?.status === 'requires_payment_method')
    return { externalId, state: 'failed', failure: failureOf(intent.last_payment_error) }
  return {
    externalId,
    state: 'pending',
    redirectUrl: session.status === 'open' ? session.url : null,
  }
}

const metadataOf = ({ reference, tenantId }: Collection) => ({
  pannier_request: reference,
  pannier_tenant: tenantId,
})

function sessionParams(collection: Collection): Stripe.Checkout.SessionCreateParams {
  const { amount, currency, description, kind, returnUrl, save, expiresAt } = collection
  const now = Date.now()
  const until = Math.min(
    now + pageMinutes.most * minute,
    Math.max(now + pageMinutes.least * minute, expiresAt.getTime()),
  )
  return {
    mode: 'payment',
    // The payer owes this amount in this currency, and no other.
    adaptive_pricing: { enabled: false },
    client_reference_id: collection.reference,
    allowed_payment_method_types: [kind === 'ACH' ? 'us_bank_account' : 'card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toMinorUnits(amount, currency),
          product_data: { name: description },
        },
      },
    ],
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(until / 1000),
    metadata: { ...metadataOf(collection), pannier_save: save ? '1' : '0' },
    payment_intent_data: {
      description,
      metadata: metadataOf(collection),
      ...(save && { setup_future_usage: 'off_session' as const }),
    },
    ...(save && { customer_creation: 'always' as const }),
  }
}

/** Charges a card or account that Stripe keeps, without the payer at hand. */
async function chargeSaved(
  stripe: Stripe,
  collection: Collection,
  saved: string,
): Promise<GatewayPayment> {
  const [customer = '', method = ''] = saved.split('/')
  const { amount, currency, description, reference } = collection
  try {
    return ofIntent(
      await stripe.paymentIntents.create(
        {
          amount: toMinorUnits(amount, currency),
          currency: currency.toLowerCase(),
          customer,
          payment_method: method,
          allowed_payment_method_types: [collection.kind === 'ACH' ? 'us_bank_account' : 'card'],
          off_session: true,
          confirm: true,
          description,
          metadata: { ...metadataOf(collection), pannier_saved: '1' },
        },
        { idempotencyKey: reference },
      ),
    )
  } catch (error) {
    // A declined card is an answer; everything else is asked again.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    return {
      externalId: error.payment_intent?.id ?? `declined ${reference}`,
      state: 'failed',
      failure: failureOf({
        code: error.code ?? null,
        decline_code: error.decline_code ?? null,
      }),
    }
  }
}

const isSession = (externalId: string) => externalId.startsWith('cs_')

/** Takes cards and bank debits through a Stripe account: entered on Stripe's own page, so that no number comes near the portal. */
export function stripeGateway(account: StripeAccount): Gateway {
  const stripe = clientOf(account)

  const ask = async (externalId: string): Promise<GatewayPayment> =>
    isSession(externalId)
      ? ofSession(
          await stripe.checkout.sessions.retrieve(externalId, {
            expand: ['payment_intent.payment_method'],
          }),
        )
      : ofIntent(await stripe.paymentIntents.retrieve(externalId))

  const messageOf = async (event: Stripe.Event): Promise<GatewayMessage | null> => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired': {
        const session = event.data.object
        const reference = session.metadata?.pannier_request
        if (!reference) return null
        // How a kept card is shown stands only in the whole answer.
        const payment =
          session.metadata?.pannier_save === '1' && session.payment_status === 'paid'
            ? await ask(session.id)
            : ofSession(session)
        const failed = event.type === 'checkout.session.async_payment_failed'
        return {
          eventId: event.id,
          reference,
          payment: failed
            ? { externalId: session.id, state: 'failed', failure: 'declined' }
            : payment,
        }
      }
      case 'payment_intent.succeeded':
      case 'payment_intent.payment_failed':
      case 'payment_intent.canceled': {
        const intent = event.data.object
        const { pannier_request: reference, pannier_saved: saved } = intent.metadata
        // Those of a page are told by its session.
        return reference && saved === '1'
          ? { eventId: event.id, reference, payment: ofIntent(intent) }
          : null
      }
      default:
        return null
    }
  }

  return {
    start: async (collection) =>
      collection.saved !== null
        ? chargeSaved(stripe, collection, collection.saved)
        : ofSession(
            await stripe.checkout.sessions.create(sessionParams(collection), {
              idempotencyKey: collection.reference,
            }),
          ),
    ask,
    async cancel(externalId) {
      try {
        return isSession(externalId)
          ? ofSession(await stripe.checkout.sessions.expire(externalId))
          : ofIntent(await stripe.paymentIntents.cancel(externalId))
      } catch (error) {
        // It is over already: what became of it counts.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return ask(externalId)
      }
    },
    async forget(saved) {
      const method = saved.split('/')[1] ?? ''
      try {
        await stripe.paymentMethods.detach(method)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },
    async read(body, headers) {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          body,
          String(headers['stripe-signature'] ?? ''),
          account.webhookSecret,
        )
      } catch (error) {
        throw new BadSignature((error as Error).message)
      }
      return messageOf(event)
    },
  }
}
