import { hasScope } from '#domain/account/permissions.ts'
import { maxIntents, readIntent } from '#domain/sync/intent.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import { handlerOf, handlers } from './handlers.ts'
import { refuseIncomplete } from './intent-files.ts'
import type {
  AcceptedIntent,
  Effect,
  IntentBatch,
  IntentCustomer,
  IntentHandler,
  SyncAnswerParts,
} from './intent-handler.ts'
import { openStream, type Stored, type StoredResult, storeResults } from './stream-store.ts'

export interface IntentInput {
  seq: number
  mutationId: string
  v: number
  customerKey: string
  kind: string
  args?: unknown
}

/** An intent of the call with its handler, or with the reason why none may run it. */
type Read = { input: IntentInput } & (
  | { accepted: AcceptedIntent; handler: IntentHandler }
  | { refused: Effect }
)

/** One intent of the call, before it has a result. */
interface Step {
  read: Read
  /** True when its number has no result yet, so one must be stored. */
  isNew: boolean
  /** True when it ran before, under this number or under another stream. */
  isRepeat: boolean
  effect?: Effect
  /** Earlier occurrence of the same intent in the same call. */
  twin?: Step
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const nothing: SyncAnswerParts = { carts: [], books: [] }
/** Results are kept for 90 days. An older one is answered as applied, and never run again. */
const unknownEffect: Effect = { status: 'applied', qty: 0 }

/**
 * Runs the intents of one device in order, each exactly once. Effects, the stream's counter and the stored results are
 * written in the transaction of the request; a refusal writes nothing but its result.
 * @param withAnswer whether the answer must bring the carts that the intents are about
 * @throws BAD_INPUT for malformed ids and more than 50 intents, TOO_LARGE for overlong ones, FORBIDDEN for another person's stream
 */
export async function syncIntents(
  asked: RequestContext,
  streamId: string,
  intents: IntentInput[],
  withAnswer = true,
) {
  const request = { ...asked, streamId }
  checkInput(request, streamId, intents)
  // Sent together on one connection, in this order: the stream's lock before those of the handlers.
  const [{ last, stored }, { read, batches }] = await Promise.all([
    openStream(request, streamId, intents),
    openAll(request, intents, withAnswer),
  ])
  const isOther = ({ seq, mutationId }: IntentInput) =>
    stored.here.has(seq) && stored.here.get(seq)!.mutationId !== mutationId.toLowerCase()
  const fork = intents.some(isOther)
  // Nothing new runs on a forked stream. Intents that both copies share are answered, or the copy would send them again as new.
  const usable = fork
    ? read.filter(({ input }) => stored.here.has(input.seq) && !isOther(input))
    : read
  const plan = planSteps(usable, last, stored)
  await runSteps(request, plan.steps, batches)
  const made = plan.steps.filter(({ isNew }) => isNew).map(resultOf)
  storeResults(request, streamId, made, plan.last)
  for (const batch of batches.values()) await batch.flush?.()
  return {
    lastSeq: plan.last,
    results: await namedResults(request, plan.steps),
    gap: fork ? null : plan.gap,
    fork,
    ...(withAnswer ? await answersOf(batches, plan.last) : nothing),
  }
}

/** Reads the intents and opens the batches that run them. */
async function openAll(request: RequestContext, intents: IntentInput[], withAnswer: boolean) {
  const read = await readAll(request, intents)
  return { read, batches: await openBatches(request, read, withAnswer) }
}

function checkInput({ user }: RequestContext, streamId: string, intents: IntentInput[]): void {
  if (!streamId || streamId.length > 120) throw failure('BAD_INPUT', { field: 'streamId' })
  // Devices name streams by person. One that names another was taken up under the wrong session.
  const owner = streamId.match(/\/(\d+)$/)?.[1]
  if (owner !== undefined && owner !== String(user.id)) throw failure('FORBIDDEN')
  if (intents.length > maxIntents)
    throw failure('BAD_INPUT', { field: 'intents', limit: maxIntents })
  if (intents.some(({ mutationId }) => !uuid.test(mutationId)))
    throw failure('BAD_INPUT', { field: 'mutationId' })
  if (intents.some(({ customerKey }) => customerKey.length > 60))
    throw failure('TOO_LARGE', { field: 'customerKey' })
  const ids = new Set(intents.map(({ mutationId }) => mutationId.toLowerCase()))
  if (new Set(intents.map(({ seq }) => seq)).size < ids.size)
    throw failure('BAD_INPUT', { field: 'seq' })
}

/** Parses each intent and checks its permission and its customer against the person, not against the chosen customer. */
async function readAll(request: RequestContext, inputs: IntentInput[]): Promise<Read[]> {
  const parsed = inputs.map((input) => ({
    input,
    intent: readIntent(input.v, input.kind, input.args),
  }))
  const customers = await customersNamed(request, inputs)
  const byKey = new Map(customers.map((customer) => [customer.r3, customer]))
  return parsed.map(({ input, intent }): Read => {
    const refuse = (reason: string): Read => ({ input, refused: { status: 'rejected', reason } })
    // A withdrawn intent uses up its number, and an older copy of the same id is never run afterwards.
    if (input.kind === 'WITHDRAW') return refuse('withdrawn')
    if (!intent) return refuse('not_understood')
    const handler = handlerOf(intent.kind)
    if (!hasScope(request.user.permissions, handler.anyScope)) return refuse('no_permission')
    const customer = byKey.get(input.customerKey)
    if (!customer) return refuse('not_your_customer')
    return {
      input,
      handler,
      accepted: { mutationId: input.mutationId.toLowerCase(), customer, intent },
    }
  })
}

/** Lets the transaction see the customers that the intents name and the sender may act for; the chosen one it sees already. */
function customersNamed(
  { tx, user, customer }: RequestContext,
  inputs: readonly IntentInput[],
): Promise<IntentCustomer[]> {
  const named = [...new Set(inputs.map(({ customerKey }) => customerKey))]
  if (customer && named.length === 1 && named[0] === customer.r3)
    return Promise.resolve([{ id: customer.id, r3: customer.r3 }])
  return tx.query<IntentCustomer>('SELECT id, r3 FROM act_for($1, $2::text[])', [user.id, named])
}

/** Opens a batch for each handler that has something to do, in the registry's order. */
async function openBatches(
  request: RequestContext,
  read: readonly Read[],
  withAnswer: boolean,
): Promise<Map<IntentHandler, IntentBatch>> {
  const accepted = read.flatMap((one) => ('accepted' in one ? [one] : []))
  const batches = new Map<IntentHandler, IntentBatch>()
  for (const handler of handlers) {
    const own = accepted.filter((one) => one.handler === handler).map((one) => one.accepted)
    const customers = new Map(own.map(({ customer }) => [customer.id, customer]))
    if (own.length > 0)
      batches.set(
        handler,
        await handler.open(request, {
          intents: own,
          customers: [...customers.values()],
          withAnswer,
        }),
      )
  }
  return batches
}

/** Decides for each intent whether it runs or has a result already, up to the first gap in the numbers. */
function planSteps(read: readonly Read[], last: number, stored: Stored) {
  const steps = new Map<IntentInput, Step>()
  const fresh = new Map<number, Step>()
  let at = last
  for (const one of read) {
    const { input } = one
    if (input.seq > at + 1) return { steps: [...steps.values()], last: at, gap: at + 1 }
    if (input.seq <= at) {
      const twin = fresh.get(input.seq)
      const effect = stored.here.get(input.seq)?.effect ?? unknownEffect
      steps.set(input, {
        read: one,
        isNew: false,
        isRepeat: true,
        ...(twin ? { twin } : { effect }),
      })
      continue
    }
    // A copy of this device may have sent it under another stream.
    const done = stored.elsewhere.get(input.mutationId.toLowerCase())
    const step: Step = { read: one, isNew: true, isRepeat: Boolean(done) }
    const effect = done?.effect ?? ('refused' in one ? one.refused : undefined)
    if (effect) step.effect = effect
    fresh.set(input.seq, step)
    steps.set(input, step)
    at = input.seq
  }
  return { steps: [...steps.values()], last: at, gap: null }
}

/** Runs what has no effect yet, consecutive intents of one handler together. */
async function runSteps(
  request: RequestContext,
  steps: readonly Step[],
  batches: Map<IntentHandler, IntentBatch>,
): Promise<void> {
  const fresh = steps.flatMap((step) =>
    !step.twin && !step.effect && 'accepted' in step.read ? [{ step, ...step.read }] : [],
  )
  const incomplete = await refuseIncomplete(request, fresh)
  const waiting = fresh.filter(({ step, accepted }) => {
    const reason = incomplete.get(accepted.mutationId)
    if (reason) step.effect = { status: 'rejected', reason }
    return !reason
  })
  for (let from = 0; from < waiting.length;) {
    const { handler } = waiting[from]!
    // What was sent without waiting must not come to lie in a savepoint of this handler: a refusal would undo it.
    for (const [other, batch] of batches) if (other !== handler) await batch.flush?.()
    const next = waiting.findIndex((one, n) => n > from && one.handler !== handler)
    const group = waiting.slice(from, next < 0 ? undefined : next)
    const effects = await batches.get(handler)!.run(group.map(({ accepted }) => accepted))
    group.forEach(({ step }, n) => {
      step.effect = effects[n]!
    })
    for (const [other, batch] of batches) if (other !== handler) batch.invalidate?.()
    from += group.length
  }
}

const effectOf = (step: Step): Effect => step.twin?.effect ?? step.effect!

const resultOf = (step: Step): StoredResult => ({
  seq: step.read.input.seq,
  mutationId: step.read.input.mutationId.toLowerCase(),
  kind: step.read.input.kind.slice(0, 40),
  effect: effectOf(step),
})

async function answersOf(
  batches: Map<IntentHandler, IntentBatch>,
  lastSeq: number,
): Promise<SyncAnswerParts> {
  const answer = { ...nothing }
  for (const batch of batches.values()) Object.assign(answer, await batch.answer?.(lastSeq))
  return answer
}

/** Results as the contract has them; a person whose change was overwritten is given by name. */
async function namedResults({ tx }: RequestContext, steps: readonly Step[]) {
  const overwrittenIn = (step: Step) => {
    const effect = effectOf(step)
    return effect.status === 'applied' ? (effect.overwrote ?? null) : null
  }
  const ids = steps.flatMap((step) => overwrittenIn(step)?.by ?? []).map(Number)
  const users =
    ids.length === 0
      ? []
      : await tx.query<{ id: number; name: string }>(
          'SELECT id, name FROM app_user WHERE id = ANY($1::int[])',
          [ids],
        )
  const nameOf = (by: string) => users.find(({ id }) => String(id) === by)?.name ?? ''
  return steps.map((step) => {
    const { seq, mutationId, effect } = resultOf(step)
    const overwrote = overwrittenIn(step)
    const applied = effect.status === 'applied' ? effect : null
    return {
      seq,
      mutationId,
      status: statusOf(step),
      reason: effect.status === 'rejected' ? effect.reason : null,
      qty: applied?.qty ?? null,
      data: effect.data ?? null,
      overwrote: overwrote && { ...overwrote, by: nameOf(overwrote.by) },
    }
  })
}

function statusOf(step: Step): 'APPLIED' | 'ALREADY' | 'REJECTED' {
  if (effectOf(step).status === 'rejected') return 'REJECTED'
  return step.isRepeat ? 'ALREADY' : 'APPLIED'
}
