import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { claimMailer } from '../modules/claims/mail-claim.ts'
import { feedFollower, pictureFetcher } from '../modules/files/feed-pictures.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { pictureMaker } from '../modules/files/make-picture.ts'
import { pdfTextTaker } from '../modules/files/pdf/take-pdf-text.ts'
import { createPartialUploads } from '../modules/files/partial-uploads.ts'
import { createErpTransport } from '../erp/erp-transport.ts'
import { handOverClaim } from '../erp/hand-over-claim.ts'
import { handOverFrame } from '../erp/hand-over-frame.ts'
import { handOver } from '../erp/hand-over.ts'
import { forgetImports } from '../import/uploaded/import-folder.ts'
import { uploadedImporter } from '../import/uploaded/import-uploaded.ts'
import { folderWatcher } from '../import/watched/watch-folder.ts'
import { importUndoer } from '../import/undo/undo-import.ts'
import { cleanUpFiles } from '../modules/files/cleanup-files.ts'
import { mailSender } from '../mail/send-mail.ts'
import { createTransport } from '../mail/transport.ts'
import { watchdog } from '../modules/operations/watchdog.ts'
import { fileDeliverer } from '../modules/downloads/deliver-file.ts'
import { scheduleRunner } from '../modules/downloads/run-schedules.ts'
import { exporter } from '../modules/exports/run-export.ts'
import { forgetExports } from '../modules/exports/forget-exports.ts'
import { paymentAsker, paymentForgetter } from '../modules/payments/gateways/ask-gateway.ts'
import { paymentSweeper } from '../modules/payments/sweep-payments.ts'
import { noticeWriter } from '../modules/notifications/notify.ts'
import { webhookDeliverer } from '../modules/webhooks/deliver.ts'
import { webhookDispatcher } from '../modules/webhooks/dispatch.ts'
import { salesSummer } from '../modules/sales-overview/sum-sales.ts'
import { placeRemover } from '../modules/visits/remove-place.ts'
import { restockNotifier } from '../modules/restock/notify-restocked.ts'
import { pushSender } from '../push/send-push.ts'
import { outsideSandbox } from '../sandbox/outside-sandbox.ts'
import { resetSandbox } from '../sandbox/reset-sandbox.ts'
import { mailPasswordLink } from '../session/password-link.ts'
import type { Settings } from '../settings.ts'
import type { Tenants } from '../tenants.ts'
import { vendorPictureFetcher } from '../modules/third-party/vendor-pictures.ts'
import { cleanUp } from './cleanup.ts'
import type { Handlers } from './worker.ts'

/** Returns the handler of every kind of job. */
export function jobHandlers(parts: {
  database: Database
  clock: Clock
  settings: Settings
  tenants: Tenants
  log: FastifyBaseLogger
}): Handlers {
  const { database, clock, settings } = parts
  const store = createFileStore(settings)
  const partial = createPartialUploads(settings.dataDir)
  const transport = createErpTransport(settings, clock)
  const sendMail = mailSender({ ...parts, transport: createTransport(settings) })
  return {
    mail: ({ tenantId, messageId }, attempt) => sendMail(tenantId, messageId, attempt),
    handover: outsideSandbox(database, handOver({ ...parts, transport })),
    'claim-handover': outsideSandbox(database, handOverClaim({ ...parts, transport })),
    'claim-mail': claimMailer(parts),
    'frame-handover': outsideSandbox(database, handOverFrame({ ...parts, transport })),
    webhook: webhookDeliverer(parts),
    webhooks: webhookDispatcher(parts),
    notify: noticeWriter(parts),
    push: pushSender(parts),
    'password-link': (data) => mailPasswordLink(parts, data),
    'feed-pictures': feedFollower({ ...parts, store }),
    'fetch-picture': pictureFetcher({ ...parts, store }),
    'vendor-picture': vendorPictureFetcher({ ...parts, store }),
    picture: pictureMaker({ ...parts, store }),
    'pdf-text': pdfTextTaker({ ...parts, store }),
    'photo-place': placeRemover({ ...parts, store }),
    'import-uploaded': uploadedImporter(parts),
    'undo-import': importUndoer(database),
    export: exporter({ ...parts, store }),
    'download-delivery': fileDeliverer({ ...parts, store }),
    'download-schedules': scheduleRunner(parts),
    watchdog: watchdog(parts),
    'watch-feeds': folderWatcher(parts),
    restock: restockNotifier(parts),
    pay: paymentAsker(parts),
    'forget-payment': paymentForgetter(parts),
    payments: paymentSweeper(parts),
    'sum-sales': salesSummer(parts),
    'sandbox-reset': ({ tenantId }) => resetSandbox({ ...parts, store, partial }, tenantId),
    async cleanup() {
      await cleanUp(database, clock())
      await forgetExports({ database, store }, clock())
      await forgetImports(settings.dataDir, clock())
      await cleanUpFiles({ database, store, partial }, clock())
    },
  }
}
