import { monitorEventLoopDelay } from 'node:perf_hooks'
import { metrics } from '@opentelemetry/api'
import { readWork } from '../modules/operations/operation-state.ts'
import type { Database } from '../db/database.ts'
import type { Tenants } from '../tenants.ts'

/** Measures at each collection: the process itself, and what waits in each tenant. */
export function watchProcess(database: Database, tenants: Tenants): void {
  const meter = metrics.getMeter('pannier')
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' }).addCallback((result) => {
    result.observe(delay.percentile(99) / 1e9)
    delay.reset()
  })
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage().rss))
  meter.createObservableCounter('process.cpu.time', { unit: 's' }).addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / 1e6)
  })
  const waiting = meter.createObservableGauge('pannier.work.waiting', {
    description: 'Orders, mail and jobs that wait, by tenant and kind',
  })
  const failed = meter.createObservableGauge('pannier.work.failed', {
    description: 'Given up within seven days, by tenant and kind',
  })
  const oldest = meter.createObservableGauge('pannier.work.oldest', {
    description: 'How long the oldest one has waited',
    unit: 's',
  })
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { id } of await tenants.all()) {
        const work = await database.within(
          { tenantId: id, user: 'any', customers: 'all' },
          readWork,
        )
        for (const { kind, ...state } of work) {
          const labels = { tenant: id, kind }
          result.observe(waiting, state.waiting, labels)
          result.observe(failed, state.failed, labels)
          result.observe(
            oldest,
            state.oldest === null ? 0 : (Date.now() - state.oldest) / 1_000,
            labels,
          )
        }
      }
    },
    [waiting, failed, oldest],
  )
}
