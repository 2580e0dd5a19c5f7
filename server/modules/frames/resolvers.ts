import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { RegistrationFields } from '#domain/frames/registration.ts'
import { done, refusedAll } from '../../answers.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { check, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { findCustomerFrame, readCustomerFrames } from './customer-frames.ts'
import {
  findFrames,
  isReportingDealer,
  readDealers,
  readRegistration,
  registrationPage,
} from './frame-store.ts'
import { changeRegistration, registerFrame, withdrawFrame } from './register-frame.ts'

const none = { registeredFrame: null }

/** The customer a call is about: the named one if the person may act for it, else the chosen one. */
async function dealerOf(request: RequestContext, custCode: string | null | undefined) {
  if (!custCode) return customerOf(request)
  const [dealer] = await request.tx.query<{ id: number }>(
    'SELECT id FROM act_for($1, $2::text[])',
    [request.user.id, [custCode]],
  )
  return dealer && { id: dealer.id, r3: custCode }
}

/** Lets a call see every customer the person may act for: a sale may be reported for another dealer than the chosen one. */
const seeAllCustomers = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  registeredFrames: (_, asked, request) =>
    request.alone(async (own) => {
      const dealer = await dealerOf(own, asked.custCode)
      return dealer
        ? registrationPage(own, dealer.r3, asked)
        : { rows: [], page: 1, count: 0, pageTotal: 0 }
    }),
  registeredFrame: (_, { frameNumber }, request) =>
    request.alone(async (own) => {
      await seeAllCustomers(own)
      return readRegistration(own, frameNumberOf(frameNumber))
    }),
  framesV4: (_, { search }, request) => findFrames(request, customerOf(request).id, search),
  customerFrames: (_, __, request) => readCustomerFrames(request),
  customerFrame: (_, { frameNumber, custCode }, request) =>
    request.alone(async (own) => {
      const dealer = await dealerOf(own, custCode)
      return dealer ? findCustomerFrame(own, dealer, frameNumber) : null
    }),
  dealerUnderInsera: (_, __, request) => request.alone(readDealers),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async registerFrameV4(_, { frame, dealer: custCode }, request) {
    const checked = check(RegistrationFields, frame)
    if (!checked.ok) return refusedAll(checked.errors, none)
    const dealer = await dealerOf(request, custCode)
    const isUnknown = !dealer || (custCode && !(await isReportingDealer(request, dealer.id)))
    if (isUnknown) return refusedAll([userError('customer_unknown', 'dealer')], none)
    const refused = await registerFrame(request, dealer, checked.value)
    if (refused) return refusedAll([refused], none)
    const registeredFrame = await readRegistration(request, checked.value.frameNumber)
    return done('The sale is reported', { registeredFrame })
  },

  async updateRegisteredFrame(_, { frame, seen }, request) {
    const checked = check(RegistrationFields, frame)
    if (!checked.ok) return refusedAll(checked.errors, none)
    await seeAllCustomers(request)
    const refused = await changeRegistration(request, checked.value, seen)
    if (refused) return refusedAll([refused], none)
    return done('The report is changed', {
      registeredFrame: await readRegistration(request, checked.value.frameNumber),
    })
  },

  async deleteFrame(_, { frameNumber, type }, request) {
    const number = frameNumberOf(frameNumber)
    const nonRetail = type ? type === 'nonRetail' : null
    await seeAllCustomers(request)
    const refused = await withdrawFrame(request, number, nonRetail)
    if (refused) return refusedAll([refused], none)
    return done('The report is withdrawn', {
      registeredFrame: await readRegistration(request, number),
    })
  },
}
