import { metrics } from '@opentelemetry/api'

/** Upper bounds of durations, in seconds. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function makeMeters() {
  const meter = metrics.getMeter('pannier')
  const duration = (name: string, description: string) =>
    meter.createHistogram(name, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: seconds },
    })
  return {
    requests: duration('http.server.request.duration', 'Requests by route, method and status'),
    transactions: duration(
      'pannier.db.transaction.duration',
      'Transactions, from their begin to their commit',
    ),
    statements: duration('pannier.db.statement.duration', 'Statements of the database'),
    jobs: duration('pannier.job.duration', 'Jobs by queue and outcome'),
    clientErrors: meter.createCounter('pannier.client.errors', {
      description: 'Errors that devices reported',
    }),
    vitals: meter.createHistogram('pannier.client.web_vital', {
      description: 'Web vitals that devices reported: LCP, INP, TTFB in ms, CLS × 1000',
      advice: { explicitBucketBoundaries: [20, 50, 100, 200, 500, 1_000, 2_500, 4_000, 8_000] },
    }),
  }
}

let made: ReturnType<typeof makeMeters> | undefined

/** Measures of this server. Made at the first use, which must be after `startTelemetry`; without that nothing is measured. */
export const meters = () => (made ??= makeMeters())

/** Since a moment of `performance.now()`, in seconds. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1_000
