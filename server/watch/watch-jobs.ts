import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { Handlers } from '../jobs/worker.ts'
import { meters, secondsSince } from './meters.ts'

type AnyHandler = (data: unknown, attempt: unknown) => Promise<void>

/** Returns the handlers with each run measured and traced. */
export function watchJobs(handlers: Handlers): Handlers {
  const watched = Object.entries(handlers).map(([queue, handler]) => {
    const run: AnyHandler = (data, attempt) => {
      const started = performance.now()
      return trace.getTracer('pannier').startActiveSpan(`job ${queue}`, async (span) => {
        let outcome = 'done'
        try {
          await (handler as AnyHandler)(data, attempt)
        } catch (error) {
          outcome = 'failed'
          span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message })
          throw error
        } finally {
          meters().jobs.record(secondsSince(started), { queue, outcome })
          span.end()
        }
      })
    }
    return [queue, run]
  })
  return Object.fromEntries(watched) as Handlers
}
