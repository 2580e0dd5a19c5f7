import { VisitIntent } from '#domain/visits/visit-intent.ts'
import { visitMoment } from '#domain/visits/visit-time.ts'
import type { RequestContext } from '../../context.ts'
import type { UserError } from '../../failure.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type Effect,
  type IntentCustomer,
  type IntentHandler,
} from '../sync/intent-handler.ts'
import { deleteVisit, restoreVisit } from './remove-visit.ts'
import { createVisit, lockVisit, updateVisit } from './save-visit.ts'

/** Takes visits that were filled in, changed or deleted on a device. */
export const visitIntents: IntentHandler<VisitIntent> = {
  kinds: VisitIntent.options.map(({ entries }) => entries.kind.literal),
  anyScope: ['page.formvisit'],
  files: ['visit-photo'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => runOne(request, accepted)),
  }),
}

const effectOf = (refused: UserError | null): Effect =>
  refused ? { status: 'rejected', reason: refused.code } : { status: 'applied' }

async function runOne(
  request: RequestContext,
  { customer, intent }: AcceptedIntent<VisitIntent>,
): Promise<Effect> {
  if (intent.kind === 'VISIT') return report(request, customer, intent.args)
  const row = await visitOfCustomer(request, customer, intent.args.visit)
  return effectOf(
    await (intent.kind === 'DELETE_VISIT' ? deleteVisit(request, row) : restoreVisit(request, row)),
  )
}

/** The visit, if it is to the intent's customer: the call may be about others as well. */
async function visitOfCustomer(request: RequestContext, { id }: IntentCustomer, visit: string) {
  const row = await lockVisit(request, visit.toLowerCase())
  return row?.customerId === id ? row : undefined
}

type Report = Extract<VisitIntent, { kind: 'VISIT' }>['args']

async function report(
  request: RequestContext,
  customer: IntentCustomer,
  args: Report,
): Promise<Effect> {
  const { form, answers, place, attachPlace, seen } = args
  const wanted = {
    id: args.visit.toLowerCase(),
    kind: form,
    answers,
    place,
    attachPlace,
    visitedAt: visitMoment({
      visitedAt: Date.parse(args.visitedAt),
      sentAt: Date.parse(args.sentAt),
      now: request.clock().getTime(),
    }),
    photos: args.photos.map(({ slot, file }) => ({ slot, file: file.toLowerCase() })),
  }
  const saved =
    seen === null
      ? await createVisit(request, customer, wanted)
      : await updateVisit(
          request,
          await visitOfCustomer(request, customer, wanted.id),
          wanted,
          seen,
        )
  return 'visit' in saved
    ? { status: 'applied', data: saved }
    : { status: 'rejected', reason: saved.userErrors[0]!.code }
}
