import type { ExportIntent } from '#domain/files/export-intent.ts'
import { audit } from '../../audit.ts'
import { eachInSavepoint, type IntentHandler } from '../sync/intent-handler.ts'

/**
 * Notes files that a device wrote by itself. The line keeps the server's time, by which the log is ordered, and holds the
 * device's beside it: the clock of a device may be wrong.
 */
export const exportIntents: IntentHandler<ExportIntent> = {
  kinds: ['NOTE_EXPORT'],
  anyScope: [],
  open: async (request) => ({
    run: eachInSavepoint(request, async ({ customer, intent: { args } }) => {
      const { list, ...after } = args
      await audit({ ...request, customer }, { action: 'export.created', target: list, after })
      return { status: 'applied' }
    }),
  }),
}
