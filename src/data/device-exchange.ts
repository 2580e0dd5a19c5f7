import type { DocumentNode } from 'graphql'
import {
  type Exchange,
  makeErrorResult,
  type Operation,
  type OperationContext,
  type OperationResult,
} from '@urql/core'
import {
  filter,
  fromPromise,
  fromValue,
  makeSubject,
  merge,
  mergeMap,
  pipe,
  share,
  tap,
} from 'wonka'
import { canAnswer, keepsAnswer } from '#offline/catalogue/can-answer.ts'
import { failureOf } from './failure.ts'

/** Answers fields of the contract from what is on this device; undefined: it cannot. */
export interface DeviceSource {
  answer(
    field: string,
    args: Record<string, unknown>,
  ): Promise<{ data: unknown; at: number } | undefined>
  /** Told what the server has answered to a field that the device remembers answers to. */
  keep?(field: string, args: Record<string, unknown>, value: unknown): Promise<void>
}

export interface DeviceExchangeDeps {
  /** Catalogue of this person's device, once open; null: none. */
  source(): Promise<DeviceSource | null>
  /** Told how old an answer of the device is, in ms of its clock. */
  note(operationKey: number, at: number): void
}

/** Skips the network where the device has an answer, for frequent background queries. */
export const deviceFirst: Partial<OperationContext> = { deviceWillDo: true }

/** Fails like an offline query where the device has no answer; the network is never asked. */
export const deviceOnly: Partial<OperationContext> = { ...deviceFirst, deviceAlone: true }

/** Whether a device may know everything a document asks for. */
const mayKnow = (document: DocumentNode) =>
  document.definitions.every(
    (one) =>
      one.kind !== 'OperationDefinition' ||
      (one.operation === 'query' &&
        one.selectionSet.selections.every(
          (field) =>
            field.kind === 'Field' &&
            (field.name.value === '__typename' || canAnswer(field.name.value, {})),
        )),
  )

/** Whether the device remembers answers to something that a document asks for. */
const mayKeep = (document: DocumentNode) =>
  document.definitions.some(
    (one) =>
      one.kind === 'OperationDefinition' &&
      one.operation === 'query' &&
      one.selectionSet.selections.some(
        (field) => field.kind === 'Field' && keepsAnswer(field.name.value),
      ),
  )

/** Lets the device remember what came from the server. */
async function keepAnswer(
  { source }: DeviceExchangeDeps,
  { operation, data }: OperationResult,
): Promise<void> {
  if (!data || !mayKeep(operation.query as DocumentNode)) return
  const device = await source()
  const { askedFields } = await import('./device-answer.ts')
  const fields =
    askedFields(
      operation.query as DocumentNode,
      (operation.variables ?? {}) as Record<string, unknown>,
    ) ?? []
  for (const { name, key, args } of fields)
    if (keepsAnswer(name)) await device?.keep?.(name, args, (data as Record<string, unknown>)[key])
}

async function answerOf(
  { source, note }: DeviceExchangeDeps,
  operation: Operation,
): Promise<OperationResult['data'] | null> {
  const device = await source()
  if (!device) return null
  const { askedFields, shapeAnswer } = await import('./device-answer.ts')
  const fields = askedFields(
    operation.query as DocumentNode,
    (operation.variables ?? {}) as Record<string, unknown>,
  )
  if (!fields?.every(({ name, args }) => canAnswer(name, args))) return null
  const answers = await Promise.all(fields.map(({ name, args }) => device.answer(name, args)))
  if (answers.some((answer) => answer === undefined)) return null
  const data = shapeAnswer(
    operation.query as DocumentNode,
    fields,
    answers.map((answer) => answer!.data),
  )
  if (data) note(operation.key, Math.min(...answers.map((answer) => answer!.at)))
  return data
}

/**
 * Answers questions about the catalogue from the device: as the first answer while the network's is on its way, and instead
 * of it when there is none, or when the device will do. Stands between the cache and the network; what the cache has is not
 * asked of the device.
 */
export const deviceExchange =
  (parts: DeviceExchangeDeps): Exchange =>
  ({ forward }) =>
  (operations$) => {
    const asked = new Set<number>()
    const shared$ = share(operations$)
    const locally = (operation: Operation) => answerOf(parts, operation).catch(() => null)
    const answer = (
      operation: Operation,
      data: OperationResult['data'],
      more: boolean,
    ): OperationResult => ({
      operation,
      data,
      error: undefined,
      extensions: undefined,
      stale: more,
      hasNext: more,
    })
    const alone = ({ kind, context, query }: Operation) =>
      kind === 'query' && context.deviceWillDo === true && mayKnow(query as DocumentNode)
    const unknown = makeSubject<Operation>()

    const answered$ = pipe(
      merge([
        pipe(
          shared$,
          filter((operation) => !alone(operation)),
        ),
        unknown.source,
      ]),
      tap(({ kind, key }) => {
        if (kind === 'query') asked.add(key)
        else if (kind === 'teardown') asked.delete(key)
      }),
      forward,
      tap((result) => void keepAnswer(parts, result).catch(() => undefined)),
      mergeMap((result) => {
        const { operation, error } = result
        if (
          operation.kind !== 'query' ||
          !error ||
          failureOf(error).kind !== 'network' ||
          !mayKnow(operation.query as DocumentNode)
        )
          return fromValue(result)
        return fromPromise(
          locally(operation).then((data) => (data ? answer(operation, data, false) : result)),
        )
      }),
      tap(({ operation: { key } }) => asked.delete(key)),
    )
    const first$ = pipe(
      shared$,
      filter(
        (operation) =>
          operation.kind === 'query' &&
          operation.context.requestPolicy !== 'network-only' &&
          operation.context.meta?.cacheOutcome === 'miss' &&
          !alone(operation) &&
          mayKnow(operation.query as DocumentNode),
      ),
      mergeMap((operation) =>
        fromPromise(locally(operation).then((data) => ({ operation, data }))),
      ),
      // The network may have been faster, or the query was cancelled.
      filter(({ operation, data }) => data !== null && asked.has(operation.key)),
      mergeMap(({ operation, data }) => fromValue(answer(operation, data, true))),
    )
    const alone$ = pipe(
      shared$,
      filter(alone),
      tap(({ key }) => asked.add(key)),
      mergeMap((operation) =>
        fromPromise(locally(operation).then((data) => ({ operation, data }))),
      ),
      filter(({ operation, data }) => {
        const asksOn = data === null && operation.context.deviceAlone !== true
        if (asksOn && asked.has(operation.key)) unknown.next(operation)
        return !asksOn && asked.delete(operation.key)
      }),
      mergeMap(({ operation, data }) =>
        fromValue(
          data === null
            ? makeErrorResult(operation, new Error('not on this device'))
            : answer(operation, data, false),
        ),
      ),
    )
    return merge([answered$, first$, alone$])
  }
