import { type ClaimStatus, claimStatusCodes } from '#domain/claims/claim-status.ts'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

const problems = [
  ['fork-play', 'bike', 'Fork', 'Has play'],
  ['frame-crack', 'bike', 'Frame', 'Crack at a weld'],
  ['frame-paint', 'bike', 'Frame', 'Paint comes off'],
  ['motor-noise', 'bike', 'Motor', 'Makes a noise under load'],
  ['wheel-spoke', 'bike', 'Wheel', 'Spokes break'],
  ['part-broken', 'paa', 'Part', 'Is broken'],
  ['part-missing', 'paa', 'Delivery', 'A piece is missing'],
  ['part-wrong', 'paa', 'Delivery', 'A wrong article was delivered'],
] as const

const notes = [
  'The customer noticed it after the first ride. The headset is tightened as it should be.',
  'It shows on the left side, see the second photo.',
  'Two of the same delivery have it too.',
]

/** Statuses that a claim has passed until it is in this one. */
const waysTo: Partial<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  in_review: ['submitted'],
  information_needed: ['submitted', 'in_review'],
  approved: ['submitted', 'in_review'],
  waiting_for_goods: ['submitted', 'in_review', 'approved'],
  goods_received: ['submitted', 'in_review', 'approved', 'waiting_for_goods'],
  inspected: ['submitted', 'in_review', 'approved', 'waiting_for_goods', 'goods_received'],
  replacement_sent: ['submitted', 'in_review', 'approved'],
  credit_issued: ['submitted', 'in_review', 'approved'],
  repaired: ['submitted', 'in_review', 'approved'],
  rejected: ['submitted', 'in_review'],
  cancelled: ['submitted'],
  closed: ['submitted', 'in_review', 'approved', 'credit_issued'],
}

/** Reasons of statuses that need one. */
const reasons: Partial<Record<ClaimStatus, string>> = {
  information_needed: 'Please add a photo of the serial number.',
  rejected: 'The damage comes from a fall.',
}

interface Subject {
  customer: number
  frame: string
  article: string
  user: number
}

/** Gives the shop of `dealer` claims in every status, two of each. @param today day they are counted back from */
export async function addClaims(
  database: Database,
  { id: tenantId }: TenantSpec,
  today: Day,
): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const problem of problems)
      await tx.query(
        'INSERT INTO claim_problem (tenant_id, code, category, part, description) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [tenantId, ...problem],
      )
    const subjects = await tx.query<Subject>(
      `SELECT f.customer_id AS customer, f.number AS frame, a.code AS article, u.id AS user
       FROM frame f JOIN article a ON a.id = f.article_id JOIN user_customer c ON c.customer = f.customer_id JOIN app_user u ON u.id = c.of_user
       WHERE u.username = 'dealer' ORDER BY f.number LIMIT 40`,
    )
    const parts = await tx.query<{ code: string }>(
      `SELECT code FROM article WHERE category = 'paa' AND active ORDER BY code LIMIT 40`,
    )
    for (const [n, status] of [...claimStatusCodes, ...claimStatusCodes].entries()) {
      const subject = subjects[n % Math.max(1, subjects.length)]
      if (!subject) return
      const isPart = n % 4 === 3
      await addClaim(tx, {
        tenantId,
        n,
        status,
        today,
        subject,
        part: isPart ? (parts[n % parts.length]?.code ?? null) : null,
      })
    }
  })
}

interface NewClaim {
  tenantId: string
  n: number
  status: ClaimStatus
  today: Day
  subject: Subject
  /** Code of the article of a claim about a part; null: it is about a bicycle. */
  part: string | null
}

async function addClaim(tx: Tx, { tenantId, n, status, today, subject, part }: NewClaim) {
  const path = [...(waysTo[status] ?? []), status]
  const began = addDays(today, -2 - n * 2 - path.length)
  const at = (step: number) => `${addDays(began, step)}T${8 + (n % 9)}:15:00Z`
  const category = part === null ? 'bike' : 'paa'
  const ofCategory = problems.filter(([, kind]) => kind === category)
  const fields = {
    ...noClaimFields,
    referenceNo: `R-${400 + n}`,
    frameNumber: part === null ? subject.frame : '',
    articleCode: part ?? subject.article,
    contactName: 'Dana Keller',
    contactPhone: '+1 303 555 0142',
    purchaseDate: addDays(began, -60 - n),
    problems: [{ id: ofCategory[n % ofCategory.length]![0], notes: '' }],
    customerNotes: notes[n % notes.length],
  }
  const [claim] = await tx.query<{ id: string }>(
    `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, resolution, reason_rejection, credit_note, delivery_orders, tracking_no, handover)
     VALUES ($1, $2, md5($1 || ' claim ' || $3::text)::uuid, 'C' || nextval('claim_number'), $4, $5, $6::timestamptz, $7::jsonb, $8, $9::timestamptz, $6::timestamptz, $10, $11, $12, $13, $14, 'filed')
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      tenantId,
      subject.customer,
      n,
      category,
      status,
      at(path.length),
      JSON.stringify(fields),
      subject.user,
      at(0),
      ['approved', 'replacement_sent', 'credit_issued', 'repaired'].includes(status)
        ? 'Covered by the warranty'
        : null,
      status === 'rejected' ? reasons.rejected : null,
      status === 'credit_issued' || status === 'closed' ? `CN-${8_000 + n}` : null,
      status === 'replacement_sent' ? `DO-${91_000 + n}` : null,
      status === 'replacement_sent' ? `TRK${770_000 + n}` : null,
    ],
  )
  if (!claim) return
  for (const [step, to] of path.entries())
    await tx.query(
      `INSERT INTO claim_history (tenant_id, customer_id, claim_id, from_status, to_status, reason, created_by, created_at) VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8::timestamptz)`,
      [
        tenantId,
        subject.customer,
        claim.id,
        path[step - 1] ?? null,
        to,
        reasons[to] ?? '',
        step === 0 ? subject.user : null,
        at(step),
      ],
    )
  if (n % 3 === 0)
    for (const [internal, comment] of [
      [false, 'We have asked the manufacturer and will answer by Friday.'],
      [true, 'Third case of this series, see the quality report.'],
    ] as const)
      await tx.query(
        `INSERT INTO claim_comment (tenant_id, customer_id, claim_id, comment, internal, created_by, created_at)
         SELECT $1, $2, $3::uuid, $4, $5, id, $6::timestamptz FROM app_user WHERE username = 'office'`,
        [tenantId, subject.customer, claim.id, comment, internal, at(path.length)],
      )
}
