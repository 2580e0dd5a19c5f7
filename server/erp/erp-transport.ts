import { createHmac } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import { isTaken, post, refusalOf } from '../outgoing/post.ts'
import type { ClaimDocument } from './claim-document.ts'
import type { FrameDocument } from './frame-document.ts'
import type { OrderDocument } from './order-document.ts'

/** A paper that the ERP gets. */
type Paper = OrderDocument | ClaimDocument | FrameDocument

/** Key of a paper within its tenant, by which the ERP knows a second copy: a claim or a frame comes again with each change. */
const keyOf = (paper: Paper): string =>
  'claim_no' in paper
    ? `claim-${paper.claim_no}-${paper.revision}`
    : 'frame_number' in paper
      ? `frame-${paper.frame_number}-${paper.revision}`
      : paper.order_no

/**
 * Brings an order, a claim or a sold frame to the ERP, or saves it as a file, and answers which.
 * @param requestId of the request that placed it; null: not known
 * @throws Error with what was answered, or why there was no answer
 */
export type ErpTransport = (
  paper: Paper,
  requestId: string | null,
) => Promise<'delivered' | 'filed'>

/** An ERP that hangs is given up after this many milliseconds. */
const patience = 30_000

/** By HTTP POST, signed as in Standard Webhooks. The order number is the key by which the ERP knows a second copy; it may say 409 to one. */
function http(url: string, secret: string | undefined, clock: Clock): ErpTransport {
  return async (paper, requestId) => {
    const body = JSON.stringify(paper)
    const id = `${paper.tenant}/${keyOf(paper)}`
    const timestamp = String(Math.floor(clock().getTime() / 1_000))
    const signature =
      secret && createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    const posted = await post({
      url,
      body,
      patience,
      headers: {
        'idempotency-key': id,
        ...(requestId === null ? {} : { 'x-request-id': requestId }),
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...(signature ? { 'webhook-signature': `v1,${signature}` } : {}),
      },
    })
    if (isTaken(posted)) return 'delivered'
    throw refusalOf(posted)
  }
}

/** As a file of its own for each order: it appears whole, and one that is there is never written again. */
function files(folder: string): ErpTransport {
  return async (paper) => {
    const own = join(folder, paper.tenant)
    await mkdir(own, { recursive: true, mode: 0o700 })
    const file = join(own, `${keyOf(paper)}.json`)
    const part = `${file}.${process.pid}.part`
    await writeFile(part, `${JSON.stringify(paper, null, 2)}\n`, { mode: 0o600, flush: true })
    try {
      await link(part, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      await rm(part, { force: true })
    }
    return 'filed'
  }
}

/** The way orders leave this installation: by ERP_URL, else as files in ERP_DIR, else in `orders` under the data folder. */
export const createErpTransport = (
  {
    erpUrl,
    erpSecret,
    erpDir,
    dataDir,
  }: Pick<Settings, 'erpUrl' | 'erpSecret' | 'erpDir' | 'dataDir'>,
  clock: Clock,
): ErpTransport =>
  erpUrl ? http(erpUrl, erpSecret, clock) : files(erpDir ?? join(dataDir, 'orders'))
