import { claimCategories, claimStatusCodes } from '#domain/claims/claim-status.ts'
import { claimSlots } from '#domain/claims/claim-slots.ts'
import { frameStatuses } from '#domain/frames/registration.ts'
import { visitKindCodes } from '#domain/visits/visit-kinds.ts'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { choice, day, flag, list, maybe, moment, number, text, whole } from './fields.ts'
import type { MachineRecord } from './record.ts'

const ofCustomer =
  'JOIN customer c ON c.id = t.customer_id LEFT JOIN app_user u ON u.id = t.created_by'
const customer = { customer: text('c.r3', 'Code (r3) of the customer') }
const createdBy = maybe(text('u.username', 'Username of the person'))
/** An answer of a form; empty texts are null. */
const answer = (name: string, doc?: string) => maybe(text(`nullif(t.fields->>'${name}', '')`, doc))

export const claims: MachineRecord = {
  path: 'claims',
  scope: 'claims.read',
  title: 'claims with their problems, history, comments and files',
  from: `claim t ${ofCustomer}`,
  key: { name: 'number', sql: 't.number', type: 'text' },
  along: [['t.created_at', 'timestamptz']],
  changed: 't.updated_at',
  fields: {
    number: text('t.number'),
    ...customer,
    category: choice('t.category', claimCategories),
    status: choice('t.status', claimStatusCodes),
    status_at: moment('t.status_at'),
    created_at: moment('t.created_at'),
    created_by: createdBy,
    changed_at: moment('t.updated_at'),
    reference_no: answer('referenceNo', 'The customer’s own number of it'),
    frame_number: answer('frameNumber'),
    article: answer('articleCode', 'Code of the article; null: it is only described'),
    description: answer('description'),
    qty: whole(`coalesce((t.fields->>'qty')::int, 1)`),
    production_code: answer('productionCode'),
    purchase_date: answer('purchaseDate'),
    delivery_no: answer('deliveryNo', 'Delivery that the article came with'),
    not_a_warranty: flag(`coalesce((t.fields->>'isNotAWarranty')::boolean, false)`),
    shortage: flag(`coalesce((t.fields->>'isShortage')::boolean, false)`),
    contact_name: answer('contactName'),
    contact_phone: answer('contactPhone'),
    notes: answer('customerNotes'),
    problems: list(
      `jsonb_array_elements(coalesce(t.fields->'problems', '[]')) WITH ORDINALITY p(value, n)
        LEFT JOIN claim_problem d ON d.tenant_id = t.tenant_id AND d.code = p.value->>'id'`,
      'p.n',
      {
        code: text(`p.value->>'id'`),
        part: maybe(text('d.part')),
        notes: maybe(text(`nullif(p.value->>'notes', '')`)),
      },
    ),
    resolution: maybe(text('t.resolution')),
    reason_rejection: maybe(text('t.reason_rejection')),
    credit_note: maybe(text('t.credit_note')),
    delivery_orders: maybe(text('t.delivery_orders', 'Numbers, separated by commas')),
    tracking_no: maybe(text('t.tracking_no')),
    history: list(
      'claim_history h WHERE h.tenant_id = t.tenant_id AND h.claim_id = t.id',
      'h.created_at, h.id',
      {
        from: maybe(choice('h.from_status', claimStatusCodes, 'null: it was submitted')),
        to: choice('h.to_status', claimStatusCodes),
        reason: text('h.reason'),
        at: moment('h.created_at'),
      },
    ),
    comments: list(
      'claim_comment o WHERE o.tenant_id = t.tenant_id AND o.claim_id = t.id',
      'o.created_at, o.id',
      {
        comment: text('o.comment'),
        internal: flag('o.internal', 'The customer does not see it'),
        at: moment('o.created_at'),
      },
    ),
    files: list(
      `claim_file l JOIN file f ON f.tenant_id = l.tenant_id AND f.id = l.file_id AND f.state IN ('stored', 'ready') WHERE l.tenant_id = t.tenant_id AND l.claim_id = t.id`,
      'l.slot',
      {
        slot: choice('l.slot', claimSlots),
        name: text('f.name'),
        type: text('f.mime'),
        bytes: whole('f.bytes'),
        path: text(
          `'/claims/' || t.number || '/files/' || l.slot`,
          'Address of its content, below the API’s',
        ),
      },
    ),
  },
}

/** Status as of the tenant's day: what the ERP says of the frame counts, as on screens. */
const statusToday = `frame_status(t.status, f.stolen, warranty_end(t.sold_date, f.warranty_until, (SELECT warranty_years())),
  (now() AT TIME ZONE (SELECT n.time_zone FROM tenant n WHERE n.id = t.tenant_id))::date)`

/** A frame that a dealer has reported as sold. */
export const retailSales: MachineRecord = {
  path: 'retail-sales',
  scope: 'retail-sales.read',
  title: 'retail sales: frames that dealers have reported as sold',
  description:
    'A withdrawn report stays in the list until the frame is reported anew. The status is that of the day it is read: a stolen frame and the end of a warranty do not count as changes.',
  from: `frame_registration t ${ofCustomer} LEFT JOIN article a ON a.id = t.article_id
    LEFT JOIN shipped_frame f ON f.tenant_id = t.tenant_id AND f.frame_number = t.frame_number`,
  key: { name: 'frame_number', sql: 't.frame_number', type: 'text' },
  changed: 't.changed_at',
  fields: {
    frame_number: text('t.frame_number'),
    ...customer,
    article: maybe(text('a.code')),
    sold_on: day('t.sold_date'),
    status: choice(statusToday, frameStatuses),
    non_retail: flag('t.non_retail', 'Not sold to a consumer, such as a test bicycle'),
    of_shop: flag('t.use_account_data', 'The shop itself owns it'),
    owner_name: maybe(text('t.owner_name')),
    owner_phone: maybe(text('t.owner_phone')),
    owner_email: maybe(text('t.owner_email')),
    owner_address: maybe(text('t.owner_address')),
    owner_city: maybe(text('t.owner_city')),
    created_at: moment('t.created_at'),
    created_by: createdBy,
    changed_at: moment('t.changed_at'),
    revision: whole('t.revision', 'Counts its changes'),
  },
}

/** A bicycle whose owner has an account at the brand. */
export const accountBikes: MachineRecord = {
  path: 'account-bikes',
  scope: 'retail-sales.read',
  title: 'account bikes: bicycles whose owners have registered them at the brand',
  from: 'account_bike t JOIN customer c ON c.id = t.customer_id',
  key: { name: 'frame_number', sql: 't.frame_number', type: 'text' },
  changed: 't.updated_at',
  fields: {
    frame_number: text('t.frame_number'),
    ...customer,
    registered_on: day('t.registered_on'),
    owner_name: text('t.owner_name'),
    owner_phone: maybe(text('t.owner_phone')),
    owner_email: maybe(text('t.owner_email')),
    owner_address: maybe(text('t.owner_address')),
    owner_city: maybe(text('t.owner_city')),
    changed_at: moment('t.updated_at'),
  },
}

export const inspections: MachineRecord = {
  path: 'inspections',
  scope: 'inspections.read',
  title: 'inspections before delivery, point by point',
  from: `pdi t ${ofCustomer} LEFT JOIN article a ON a.id = t.article_id`,
  where: 't.deleted_at IS NULL',
  key: { name: 'id', sql: 't.id', type: 'uuid' },
  along: [['t.created_at', 'timestamptz']],
  fields: {
    id: text('t.id'),
    frame_number: text('t.frame_number'),
    ...customer,
    article: maybe(text('a.code')),
    mechanic: text('t.mechanic'),
    created_at: moment('t.created_at'),
    created_by: createdBy,
    points: list('jsonb_array_elements(t.checklist) WITH ORDINALITY p(value, n)', 'p.n', {
      id: text(`p.value->>'id'`),
      description: text(`p.value->>'description'`),
      required: flag(`(p.value->>'required')::boolean`),
      checked: flag(`(p.value->>'checked')::boolean`),
    }),
  },
}

const chosen = (name: string) => maybe(text(`nullif(r.answers->>'${name}', '')`))

export const visits: MachineRecord = {
  path: 'visits',
  scope: 'visits.read',
  title: 'visits to shops with their answers',
  description: 'Each visit as its last change has left it. Deleted ones are left out.',
  from: `visit t JOIN visit_revision r ON r.tenant_id = t.tenant_id AND r.visit_id = t.id AND r.revision = t.revision ${ofCustomer}`,
  where: 't.deleted_at IS NULL',
  key: { name: 'id', sql: 't.id', type: 'uuid' },
  along: [['t.created_at', 'timestamptz']],
  changed: 'r.created_at',
  fields: {
    id: text('t.id'),
    ...customer,
    kind: choice('t.kind', visitKindCodes),
    visited_at: moment('t.visited_at'),
    created_at: moment('t.created_at'),
    created_by: createdBy,
    changed_at: moment('r.created_at'),
    lat: maybe(number('r.lat', 'In degrees; null: its author attached no place')),
    lng: maybe(number('r.lng')),
    brand_domination: maybe(flag(`(r.answers->>'brandDomination')::boolean`)),
    qty_of_brand: maybe(whole(`(r.answers->>'qtyPlgGrp')::int`)),
    qty_of_others: maybe(whole(`(r.answers->>'qtyNonPlgGrp')::int`)),
    chosen: list('jsonb_array_elements(r.answered) WITH ORDINALITY p(value, n)', 'p.n', {
      id: text(`p.value->>'id'`),
      name: text(`p.value->>'name'`, 'As it was called then'),
    }),
    notes: chosen('notes'),
    photos: list(
      'visit_photo p WHERE p.tenant_id = t.tenant_id AND p.visit_id = t.id AND p.revision = t.revision',
      'p.slot',
      { slot: choice('p.slot', visitSlots) },
    ),
  },
}
