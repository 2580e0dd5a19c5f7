import type { FrameIntent } from '#domain/frames/frame-intent.ts'
import { PdiFields } from '#domain/frames/pdi.ts'
import { RegistrationFields } from '#domain/frames/registration.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import { createPdi, updatePdi } from '../pdi/save-pdi.ts'
import { type AcceptedIntent, eachInSavepoint, type IntentHandler } from '../sync/intent-handler.ts'
import { readRegistration } from './frame-store.ts'
import { registerFrame } from './register-frame.ts'

/** Runs one intent. @returns the code of its refusal; null: it is done, or was */
async function run(
  request: RequestContext,
  { customer, intent }: AcceptedIntent<FrameIntent>,
): Promise<string | null> {
  const own = { ...request, customer: { ...customer, isr: null } }
  if (intent.kind === 'PDI') {
    const { id, seen, ...fields } = intent.args
    const checked = check(PdiFields, fields)
    if (!checked.ok) return checked.errors[0]!.code
    const refused =
      seen === null
        ? await createPdi(own, customer, id, checked.value)
        : await updatePdi(own, id, checked.value, seen)
    return refused?.code ?? null
  }
  const checked = check(RegistrationFields, intent.args)
  if (!checked.ok) return checked.errors[0]!.code
  const { frameNumber, soldDate } = checked.value
  const refused = await registerFrame(own, customer, checked.value)
  if (refused?.code !== 'already_reported') return refused?.code ?? null
  // The same report may have arrived before its answer was lost.
  const there = await readRegistration(own, frameNumber)
  return there?.dealerCode === customer.r3 && String(there.soldDate) === soldDate
    ? null
    : refused.code
}

/** Keeps inspections and reports of sales that were made with a connection or without. */
export const frameIntents: IntentHandler<FrameIntent> = {
  kinds: ['PDI', 'REGISTER_FRAME'],
  anyScope: ['page.pdi', 'page.customer-sales-report'],
  open: async (request) => ({
    run: eachInSavepoint(request, async (accepted) => {
      const scope = accepted.intent.kind === 'PDI' ? 'page.pdi' : 'page.customer-sales-report'
      const reason = request.user.permissions.includes(scope)
        ? await run(request, accepted)
        : 'no_permission'
      return reason === null ? { status: 'applied' } : { status: 'rejected', reason }
    }),
  }),
}
