import {
  claimCategories,
  claimStatusCodes,
  claimStatuses,
  defaultTransitions,
  isClaimStatus,
  needsReason,
} from '#domain/claims/claim-status.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Feed } from '../feed.ts'
import { choice, day, flag, text } from '../cells/kinds.ts'

export const claimProblems: Feed = {
  name: 'claim-problems',
  doc: 'Problems that a claim can choose, by part.',
  table: 'claim_problem',
  key: ['code'],
  missing: 'deactivate',
  columns: [
    { name: 'code', kind: text(60), required: true, doc: 'Code of the problem' },
    {
      name: 'category',
      kind: choice(...claimCategories),
      required: true,
      doc: 'Claims that can choose it',
    },
    { name: 'part', kind: text(100), required: true, doc: 'Part, such as the fork' },
    { name: 'description', kind: text(200), required: true, doc: 'What is wrong with it' },
    { name: 'active', kind: flag, fallback: '1', doc: '0: no longer offered' },
  ],
}

export const claimTransitions: Feed = {
  name: 'claim-transitions',
  doc: 'Changes of a claim’s status that are allowed, by its product and the customer’s category. A tenant without a row has those of the portal.',
  table: 'claim_transition',
  key: ['product_category', 'customer_category', 'from_status', 'to_status', 'role'],
  missing: 'deactivate',
  columns: [
    {
      name: 'product_category',
      kind: choice(...claimCategories),
      fallback: '',
      doc: 'Product of the claim; empty: any',
    },
    {
      name: 'customer_category',
      kind: text(40),
      fallback: '',
      doc: 'Category of the customer; empty: any',
    },
    {
      name: 'from_status',
      kind: choice(...claimStatusCodes),
      required: true,
      doc: 'Status before',
    },
    { name: 'to_status', kind: choice(...claimStatusCodes), required: true, doc: 'Status after' },
    {
      name: 'role',
      kind: choice('dealer', 'office'),
      required: true,
      doc: 'Side that makes the change',
    },
    { name: 'active', kind: flag, fallback: '1', doc: '0: no longer allowed' },
  ],
}

export const claimCapabilities: Feed = {
  name: 'claim-capabilities',
  doc: 'Claims that customers of a category may make. A category without a row may make all that the settings offer.',
  table: 'claim_capability',
  key: ['customer_category'],
  missing: 'deactivate',
  columns: [
    {
      name: 'customer_category',
      kind: text(40),
      required: true,
      doc: 'Category, as customers have it',
    },
    { name: 'bike', kind: flag, fallback: '1', doc: '0: no claims about bicycles' },
    { name: 'paa', kind: flag, fallback: '1', doc: '0: no claims about parts and accessories' },
    { name: 'non_code', kind: flag, fallback: '1', doc: '0: none about articles without a code' },
    { name: 'active', kind: flag, fallback: '1', doc: '0: the row counts no more' },
  ],
}

/** A frame of a customer and an article that are known is theirs to report as sold. */
const ofCustomers = `INSERT INTO frame (tenant_id, customer_id, number, article_id, delivery_no, shipped_at)
  SELECT s.tenant_id, c.id, s.frame_number, a.id, s.delivery_no, d.delivery_date FROM feed_batch b
  JOIN shipped_frame s ON s.tenant_id = $1 AND s.frame_number = b.frame_number
  JOIN customer c ON c.tenant_id = $1 AND c.r3 = s.shipped_to JOIN article a ON a.tenant_id = $1 AND a.code = s.article_code
  LEFT JOIN delivery d ON d.tenant_id = $1 AND d.do_number = s.delivery_no
  ON CONFLICT (tenant_id, number) DO UPDATE SET customer_id = EXCLUDED.customer_id, article_id = EXCLUDED.article_id,
    delivery_no = EXCLUDED.delivery_no, shipped_at = EXCLUDED.shipped_at`

export const shippedFrames: Feed = {
  name: 'frames',
  doc: 'Delivered bicycles by their frame number: they can be reported as sold, a claim is filled from them, and a stolen one stops it.',
  table: 'shipped_frame',
  key: ['frame_number'],
  missing: 'keep',
  columns: [
    {
      name: 'frame_number',
      kind: text(20),
      required: true,
      doc: 'Frame number, 6 to 20 upper-case letters and digits',
    },
    { name: 'article_code', kind: text(40), doc: 'Code of the article' },
    { name: 'delivery_no', kind: text(40), doc: 'Number of the delivery' },
    { name: 'shipped_to', kind: text(20), doc: 'Code (r3) of the customer' },
    { name: 'production_code', kind: text(40), doc: 'Production code' },
    { name: 'sold_on', kind: day, doc: 'Day of the sale' },
    { name: 'warranty_until', kind: day, doc: 'Last day of the warranty' },
    { name: 'pdi_on', kind: day, doc: 'Day of the pre-delivery inspection' },
    { name: 'recall', kind: text(200), doc: 'Number or words of the recall' },
    { name: 'stolen', kind: flag, fallback: '0', doc: '1: reported as stolen' },
  ],
  after: [ofCustomers],
}

/** Changes of the office for claim `k` of customer `c`: the tenant's, or the portal's where it has none. */
const officeSteps = `SELECT t.from_status AS from_status, t.to_status AS to_status FROM claim_transition t
    WHERE t.tenant_id = $1 AND t.active AND t.role = 'office' AND t.product_category IN ('', k.category) AND t.customer_category IN ('', coalesce(c.cust_category, ''))
  UNION ALL SELECT d.from_status, d.to_status FROM (VALUES ${defaultTransitions
    .filter(({ role }) => role === 'office')
    .map(({ from, to }) => `('${from}', '${to}')`)
    .join(
      ', ',
    )}) AS d(from_status, to_status) WHERE NOT EXISTS (SELECT 1 FROM claim_transition t WHERE t.tenant_id = $1 AND t.active)`

/** Whether the status of `b` is new: neither the claim's nor what the ERP said last, which a whole file repeats. */
const isNews = `b.status <> k.status AND NOT EXISTS (SELECT 1 FROM claim_result r WHERE r.tenant_id = $1 AND r.number = b.number AND r.status = b.status)`

/** A status that no chain of the office's changes leads to. Between two files the ERP may have gone several steps. */
const outOfReach = `EXISTS (SELECT 1 FROM claim k JOIN customer c ON c.id = k.customer_id WHERE k.tenant_id = $1 AND k.number = b.number AND ${isNews}
  AND b.status NOT IN (WITH RECURSIVE steps AS (${officeSteps}), reached(status) AS (SELECT k.status
    UNION SELECT s.to_status FROM reached JOIN steps s ON s.from_status = reached.status) SELECT status FROM reached))`

export const claimResults: Feed = {
  name: 'claim-results',
  doc: 'Results of claims from the ERP. A new status is a change with its own line in the history, and must be one that the office’s changes lead to, in one step or several; a status that was sent before changes nothing again. Empty cells leave what is there.',
  table: 'claim_result',
  key: ['number'],
  missing: 'keep',
  refuses: [
    {
      column: 'number',
      reason: 'unknown_claim',
      when: 'NOT EXISTS (SELECT 1 FROM claim k WHERE k.tenant_id = $1 AND k.number = b.number)',
    },
    { column: 'status', reason: 'not_the_next_status', when: outOfReach },
    {
      column: 'reason',
      reason: 'missing_value',
      when: `b.reason IS NULL AND b.status IN (${claimStatusCodes
        .filter(needsReason)
        .map((code) => `'${code}'`)
        .join(', ')})
        AND EXISTS (SELECT 1 FROM claim k WHERE k.tenant_id = $1 AND k.number = b.number AND ${isNews})`,
    },
  ],
  columns: [
    { name: 'number', kind: text(20), required: true, doc: 'Number of the claim, such as C100012' },
    { name: 'status', kind: choice(...claimStatusCodes), doc: 'New status' },
    {
      name: 'reason',
      kind: text(500),
      doc: 'Reason of the status; needed for information_needed, rejected and cancelled',
    },
    { name: 'resolution', kind: text(500), doc: 'What has been decided' },
    { name: 'credit_note', kind: text(40), doc: 'Number of the credit note' },
    {
      name: 'delivery_orders',
      kind: text(200),
      doc: 'Numbers of the delivery orders, separated by commas',
    },
    { name: 'tracking_no', kind: text(60), doc: 'Number by which the carrier knows the parcel' },
  ],
  // The customers of changed claims are told by the import's own jobs.
  async watch(tx, tenantId) {
    const states = () =>
      tx.query<{ id: string; status: string; customer_id: number }>(
        'SELECT id, status, customer_id FROM claim WHERE tenant_id = $1',
        [tenantId],
      )
    const before = new Map((await states()).map(({ id, status }) => [id, status]))
    return async () => {
      const at = new Date().toISOString()
      for (const { id, status, customer_id: customerId } of await states())
        if (before.get(id) !== status) {
          await enqueue(tx, 'notify', {
            tenantId,
            event: { kind: 'claim-changed', claimId: id, customerId, actor: null, at },
          })
          if (isClaimStatus(status) && claimStatuses[status] === 'yours')
            await enqueue(tx, 'claim-mail', { tenantId, claimId: id })
        }
    }
  },
  // Before the rows are put: afterwards what the ERP said last is what it says now.
  before: [
    `INSERT INTO claim_history (tenant_id, customer_id, claim_id, from_status, to_status, reason, created_at)
      SELECT k.tenant_id, k.customer_id, k.id, k.status, b.status, coalesce(b.reason, ''), now() FROM feed_batch b
      JOIN claim k ON k.tenant_id = $1 AND k.number = b.number WHERE ${isNews}`,
    `UPDATE claim k SET status = b.status, status_at = now(), updated_at = now(), revision = k.revision + 1,
        reason_rejection = CASE WHEN b.status = 'rejected' THEN b.reason ELSE k.reason_rejection END
      FROM feed_batch b WHERE k.tenant_id = $1 AND k.number = b.number AND ${isNews}`,
  ],
  // No part of what a person edits: the revision stays, or their change would be refused for it.
  after: [
    `UPDATE claim k SET updated_at = now(), resolution = coalesce(b.resolution, k.resolution), credit_note = coalesce(b.credit_note, k.credit_note),
        delivery_orders = coalesce(b.delivery_orders, k.delivery_orders), tracking_no = coalesce(b.tracking_no, k.tracking_no)
      FROM feed_batch b WHERE k.tenant_id = $1 AND k.number = b.number
        AND (coalesce(b.resolution, k.resolution), coalesce(b.credit_note, k.credit_note), coalesce(b.delivery_orders, k.delivery_orders), coalesce(b.tracking_no, k.tracking_no))
          IS DISTINCT FROM (k.resolution, k.credit_note, k.delivery_orders, k.tracking_no)`,
  ],
}
