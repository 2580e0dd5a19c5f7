import type { NoticeEvent } from '../modules/notifications/event.ts'

/** Every kind of job, and what it carries. Data is kept as JSON: identities, never secrets or whole records. */
export interface JobData {
  /** Sends a row of `mail_message`. */
  mail: { tenantId: string; messageId: number }
  /** Brings an order to the ERP. */
  handover: { tenantId: string; orderNo: string }
  /** Brings a claim to the ERP, as it is now. */
  'claim-handover': { tenantId: string; claimId: string }
  /** Mails the customer's people that a claim waits for them, if it still does. */
  'claim-mail': { tenantId: string; claimId: string }
  /** Brings a report of a sold frame to the ERP, as it is now. */
  'frame-handover': { tenantId: string; frameNumber: string }
  /** Sends a row of `webhook_delivery`. */
  webhook: { tenantId: string; deliveryId: number }
  /** There are new rows of `webhook_delivery`; without a tenant, looks whether there are. */
  webhooks: { tenantId?: string }
  /** Something has happened: writes it into the inboxes of those it concerns, and has their devices told. */
  notify: { tenantId: string; event: NoticeEvent }
  /** Sends a row of `notification` to one subscribed browser. */
  push: { tenantId: string; notificationId: number; subscriptionId: number }
  /** Looks up the user who forgot a password and mails a link. */
  'password-link': { tenantId: string; host: string; username: string }
  /** Makes the sizes of an uploaded picture. */
  picture: { tenantId: string; fileId: string }
  /** Reads the text of an uploaded PDF of content, and draws its first page. */
  'pdf-text': { tenantId: string; fileId: string }
  /** Takes the place out of a visit's photo. */
  'photo-place': { tenantId: string; fileId: string }
  /** A feed of pictures has come: shows those that are there, and has the others fetched. */
  'feed-pictures': { tenantId: string }
  /** Fetches a picture of the feed from its address. */
  'fetch-picture': { tenantId: string; articleCode: string; position: number }
  /** Fetches the picture of a vendor's article from its address. */
  'vendor-picture': { tenantId: string; productId: number }
  /** Imports files that came by HTTPS. */
  'import-uploaded': { tenantId: string; id: string }
  /** Brings back what an import changed, as a person asked. */
  'undo-import': { tenantId: string; run: string; by: number }
  /** Imports feeds that lie in FEED_DIR. */
  'watch-feeds': Record<string, never>
  /** Looks for what stands still, and tells the administrators. */
  watchdog: Record<string, never>
  /** Invoices have come: sums sales by month. */
  'sum-sales': { tenantId: string }
  /** Begins a payment request at its payment service, asks how far it is, or calls it off once it has ended. */
  pay: { tenantId: string; requestId: string }
  /** A saved card or account was removed: its payment service forgets it. */
  'forget-payment': { tenantId: string; gatewayId: string; reference: string }
  /** Ends overdue payment requests, and looks for what the ERP or a payment service has not said. */
  payments: Record<string, never>
  /** Writes the file of a row of `export_job`. */
  export: { tenantId: string; id: string }
  /** Sends a row of `download_delivery`. */
  'download-delivery': { tenantId: string; deliveryId: number }
  /** Starts the download schedules that are due. */
  'download-schedules': Record<string, never>
  /** Finds articles with restock alerts that are in stock again. */
  restock: Record<string, never>
  /** Puts a sandbox back. */
  'sandbox-reset': { tenantId: string }
  /** Deletes expired data. */
  cleanup: Record<string, never>
}
export type JobName = keyof JobData

/** Number of tries of a job, and the time one try may take before it counts as died. */
interface QueueRules {
  retryLimit: number
  /** Seconds before the second try; doubled for each further one. */
  retryDelay: number
  expireInSeconds: number
  /** Jobs of this kind that one worker runs at a time. */
  atOnce: number
}

export const queues: Record<JobName, QueueRules> = {
  // Eight tries over two hours: a mail server that restarts is no reason to lose a message.
  mail: { retryLimit: 8, retryDelay: 30, expireInSeconds: 120, atOnce: 3 },
  // Twelve tries over about a day and a half: an ERP may be down for a weekend night, and refused orders are shown
  // to an administrator.
  handover: { retryLimit: 11, retryDelay: 60, expireInSeconds: 120, atOnce: 5 },
  'claim-handover': { retryLimit: 11, retryDelay: 60, expireInSeconds: 120, atOnce: 5 },
  'claim-mail': { retryLimit: 3, retryDelay: 30, expireInSeconds: 60, atOnce: 3 },
  'frame-handover': { retryLimit: 11, retryDelay: 60, expireInSeconds: 120, atOnce: 5 },
  // Twelve tries over about 17 hours.
  webhook: { retryLimit: 11, retryDelay: 30, expireInSeconds: 60, atOnce: 10 },
  webhooks: { retryLimit: 3, retryDelay: 5, expireInSeconds: 60, atOnce: 5 },
  notify: { retryLimit: 3, retryDelay: 10, expireInSeconds: 60, atOnce: 10 },
  // Six tries within half an hour: what comes later is read in the inbox.
  push: { retryLimit: 5, retryDelay: 30, expireInSeconds: 60, atOnce: 20 },
  'password-link': { retryLimit: 3, retryDelay: 10, expireInSeconds: 60, atOnce: 5 },
  // One at a time: unpacking a large picture takes hundreds of megabytes.
  picture: { retryLimit: 5, retryDelay: 20, expireInSeconds: 300, atOnce: 1 },
  // One at a time: drawing a page takes hundreds of megabytes.
  'pdf-text': { retryLimit: 3, retryDelay: 20, expireInSeconds: 300, atOnce: 1 },
  'photo-place': { retryLimit: 8, retryDelay: 20, expireInSeconds: 300, atOnce: 1 },
  'feed-pictures': { retryLimit: 3, retryDelay: 20, expireInSeconds: 300, atOnce: 1 },
  // Six tries over about an hour: a picture server that restarts is no reason to lose one.
  'vendor-picture': { retryLimit: 5, retryDelay: 60, expireInSeconds: 120, atOnce: 2 },
  'fetch-picture': { retryLimit: 5, retryDelay: 60, expireInSeconds: 120, atOnce: 4 },
  // Millions of rows take minutes; a second try begins anew, since the first is undone as a whole.
  'undo-import': { retryLimit: 1, retryDelay: 30, expireInSeconds: 3_600, atOnce: 1 },
  'sum-sales': { retryLimit: 3, retryDelay: 30, expireInSeconds: 1_800, atOnce: 1 },
  // Three tries within a minute: a person is waiting for it.
  export: { retryLimit: 2, retryDelay: 5, expireInSeconds: 1_800, atOnce: 2 },
  // Three tries within a minute; the sweep asks again later.
  pay: { retryLimit: 2, retryDelay: 15, expireInSeconds: 120, atOnce: 5 },
  'forget-payment': { retryLimit: 8, retryDelay: 60, expireInSeconds: 60, atOnce: 2 },
  payments: { retryLimit: 0, retryDelay: 0, expireInSeconds: 600, atOnce: 1 },
  // Twelve tries over about 17 hours, as webhooks have.
  'download-delivery': { retryLimit: 11, retryDelay: 30, expireInSeconds: 180, atOnce: 2 },
  // The next look comes by itself.
  'download-schedules': { retryLimit: 0, retryDelay: 0, expireInSeconds: 600, atOnce: 1 },
  restock: { retryLimit: 0, retryDelay: 0, expireInSeconds: 600, atOnce: 1 },
  // A few tries soon: where servers do not share their folder, another one may have the files.
  'import-uploaded': { retryLimit: 8, retryDelay: 2, expireInSeconds: 3_600, atOnce: 1 },
  'watch-feeds': { retryLimit: 0, retryDelay: 0, expireInSeconds: 3_600, atOnce: 1 },
  watchdog: { retryLimit: 0, retryDelay: 0, expireInSeconds: 300, atOnce: 1 },
  // A second try starts from the beginning.
  'sandbox-reset': { retryLimit: 2, retryDelay: 30, expireInSeconds: 3_600, atOnce: 1 },
  cleanup: { retryLimit: 0, retryDelay: 0, expireInSeconds: 1_800, atOnce: 1 },
}
