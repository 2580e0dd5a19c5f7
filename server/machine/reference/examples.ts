import type { MachineOperation } from '../operations.ts'
import answers from './example-answers.json' with { type: 'json' }

/** A request that a test sends to the real server, and what it answers. */
export interface Example {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
  /** Of an operation that takes a file: its content type and text. */
  file?: { type: string; text: string }
  /** Undefined: a file, which is not shown. */
  answer?: unknown
}

/** Answers by the id of their operation, written by the test (`UPDATE_EXAMPLES=1 npx vitest run server/machine/reference`). */
const recorded: Readonly<Record<string, unknown>> = answers

/** Id of the import whose files examples send. */
export const importId = '0f3b8a52-6c1d-4e7f-9a20-5d6e7f8091a2'

const rows = (row: object) => ({ body: { rows: [row] } })

/** Requests by the id of their operation; a list that is not named is read with `limit=1`. */
const requests: Readonly<Record<string, Omit<Example, 'answer'>>> = {
  'read-key': {},
  'read-orders': { query: { limit: '1', waiting: 'true' } },
  'acknowledge-order': { params: { order_no: 'W1000123' }, body: { erp_order_no: '4711' } },
  'open-import': { body: { delta: true } },
  'send-file': {
    params: { id: importId, folder: 'customers.csv' },
    file: { type: 'application/octet-stream', text: 'r3,name\nC1,First Shop\n' },
  },
  'send-named-file': {
    params: { id: importId, folder: 'documents', name: 'manual.pdf' },
    file: { type: 'application/octet-stream', text: '%PDF-1.7\n%%EOF\n' },
  },
  'read-import': { params: { id: importId } },
  'start-import': { params: { id: importId } },
  'find-own-articles': { body: { codes: ['bike 1'] } },
  'place-own-order': {
    body: { po_number: 'PO-4711', lines: [{ article: 'BIKE-1', quantity: 2, price: '100.00' }] },
  },
  'place-own-order-file': {
    query: { ship_to: 'S1' },
    file: {
      type: 'application/edifact',
      text: "UNB+UNOC:3+SHOP:14+SELLER:14+261128:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO-4712+9'LIN+1'PIA+5+PART-1:SA'QTY+21:3:PCE'UNS+S'UNT+7+1'UNZ+1+1'",
    },
  },
  'read-claims': { query: { limit: '1', since: '2026-11-01T00:00:00Z' } },
  'read-one-of-claims': { params: { number: 'C100001' } },
  'read-one-of-retail-sales': { params: { frame_number: 'WTU000001' } },
  'read-one-of-account-bikes': { params: { frame_number: 'WTU000001' } },
  'read-one-of-inspections': { params: { id: '00000000-0000-4000-8000-000000000011' } },
  'read-one-of-visits': { params: { id: '00000000-0000-4000-8000-000000000021' } },
  'read-one-of-quotes': { params: { number: '100101' } },
  'read-one-of-payments': { params: { number: 'P100001' } },
  'read-one-of-deliveries': { params: { delivery_no: 'D101' } },
  'read-one-of-collect-orders': { params: { order_id: 'WEB-1' } },
  'read-one-of-third-party-orders': { params: { order_no: 'T100001' } },
  'read-one-of-vendor-articles': { params: { id: '1' } },
  'read-one-of-users': { params: { username: 'dealer' } },
  'read-one-of-inquiries': { params: { id: '1' } },
  'read-one-of-feedback': { params: { id: '1' } },
  'read-one-of-restock-alerts': { params: { id: 'BIKE-1@1000' } },
  'read-claim-file': { params: { number: 'C100001', slot: 'invoice' } },
  'set-claim-result': {
    params: { number: 'C100001' },
    body: { status: 'approved', resolution: 'New fork' },
  },
  'set-third-party-status': {
    params: { order_no: 'T100001', code: 'H-1' },
    body: { status: 'accepted' },
  },
  'mark-inquiries': { params: { id: '1' }, body: { answered: true } },
  'mark-feedback': { params: { id: '1' }, body: { answered: true } },
  'reset-sandbox': {},
  'deactivate-user': { params: { username: 'dealer2' } },
  'send-arrivals': rows({ article: 'BIKE-1', sorg: '1000', date: '2030-01-15', qty: 20 }),
  'send-discounts': rows({
    article: 'BIKE-1',
    sorg: '1000',
    price_group: 'P1',
    sales_deal_no: 'DEAL-1',
    description: 'Five and more',
    discount: '-5',
    type: '%',
    term: '>=',
    qty: 5,
    valid_from: '2030-01-01',
    valid_to: '2030-03-31',
  }),
  'send-documents': {
    body: {
      rows: [{ code: 'D1', type: 'manual', title: 'Manual', file: 'manual.pdf' }],
      files: { 'manual.pdf': 'JVBERi0xLjcKJSVFT0YK' },
    },
  },
  'send-document-links': rows({ document: 'D1', article: 'BIKE-1' }),
  'send-vendor-articles': rows({
    vendor: 'HELM',
    code: 'H-1',
    description: 'Helmet',
    price: '45.00',
    sales_unit: 'EA',
  }),
  'send-vendor-stock': rows({ vendor: 'HELM', code: 'H-1', stock: 12 }),
  'send-collect-orders': rows({
    order_id: 'WEB-9',
    customer: '0000000001',
    last_name: 'Collector',
    created_at: '2026-11-28T10:00:00Z',
  }),
  'send-collect-lines': rows({
    order_id: 'WEB-1',
    line_no: 2,
    name: 'Bottle',
    sku: 'SKU-2',
    qty: 1,
  }),
  'send-claim-transitions': rows({
    product_category: 'paa',
    from_status: 'submitted',
    to_status: 'approved',
    role: 'office',
  }),
  'send-claim-capabilities': rows({ customer_category: 'OUTLET', paa: '0' }),
  'send-sales-area-categories': rows({ name: 'Key market', color: 'green' }),
  'send-sales-areas': rows({
    group_name: 'West',
    name: 'California',
    lat: '36.8',
    lng: '-119.8',
    category: 'Key market',
  }),
  'send-claim-results': rows({ number: 'C100002', status: 'approved', credit_note: 'CN-1' }),
  'send-articles': rows({
    code: 'BELL-1',
    name: 'Bell',
    brand: 'Brand',
    category: 'paa',
  }),
  'send-order-updates': rows({
    order_no: 'W1000123',
    customer: '0000000001',
    sorg: '1000',
    status: 'confirmed',
    currency: 'USD',
    total: '100.00',
    created_at: '2026-11-11T09:30:00Z',
  }),
  'send-order-lines': rows({
    order_no: 'W1000123',
    line_no: 1,
    article_code: 'BIKE-1',
    description: 'Bike one',
    qty: 1,
    price: '100.00',
    subtotal: '100.00',
  }),
  'send-confirmations': rows({ order_no: 'W1000123', line_no: 1, date: '2030-01-15', qty: 1 }),
  'send-deliveries': rows({
    do_number: 'D101',
    line_no: 1,
    order_no: 'W1000123',
    article_code: 'BIKE-1',
    qty: 1,
  }),
}

/** The first row of what was read of a resource can be sent back as it is. */
function sentBack(id: string): Omit<Example, 'answer'> | undefined {
  const read = recorded[id.replace(/^send-/, 'read-')] as { rows: object[] } | undefined
  const [row] = read?.rows ?? []
  return row && { body: { rows: [row] } }
}

const ofList = ({ method, query }: MachineOperation): Omit<Example, 'answer'> | undefined =>
  method === 'GET' && query ? { query: { limit: '1' } } : undefined

/** The example of an operation; undefined: it has none, which a test refuses. */
export function exampleOf(one: MachineOperation): Example | undefined {
  const request = requests[one.id] ?? ofList(one) ?? sentBack(one.id)
  return request && { ...request, answer: recorded[one.id] }
}
