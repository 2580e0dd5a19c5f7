import { caseTwin, type DatabaseRefusal, type Feed } from '../feed.ts'
import { choice, decimal, degrees, email, flag, text } from '../cells/kinds.ts'

const reasons = choice(
  'limit_exceeded',
  'overdue_over_limit',
  'oldest_ar_blocked',
  'other_company_blocked',
)

const place: Feed['columns'] = [
  { name: 'city', kind: text(80), doc: 'City' },
  { name: 'postal_code', kind: text(20), doc: 'Postal code' },
  { name: 'country', kind: text(2), doc: 'ISO code of the country' },
  { name: 'phone', kind: text(40), doc: 'Phone' },
]

export const customers: Feed = {
  name: 'customers',
  doc: 'Accounts that buy.',
  table: 'customer',
  key: ['r3'],
  missing: 'deactivate',
  stamped: true,
  filled: { active: 'true' },
  refuses: [caseTwin('customer', 'r3')],
  columns: [
    { name: 'r3', kind: text(20), required: true, doc: 'Account in the ERP' },
    { name: 'isr', kind: text(20), doc: 'The code that dealers know' },
    { name: 'unified', kind: text(20), doc: 'The code that spans both' },
    { name: 'name', kind: text(200), required: true, doc: 'Name' },
    { name: 'email', kind: email, doc: 'E-mail' },
    { name: 'address', kind: text(200), doc: 'Street and number' },
    ...place,
    { name: 'lat', kind: degrees(90), doc: 'Latitude of the shop, for the sales map' },
    { name: 'lng', kind: degrees(180), doc: 'Longitude of the shop' },
    { name: 'cust_category', kind: text(20), doc: 'Category of the customer' },
    { name: 'reason_blocked', kind: reasons, doc: 'Why he may not order' },
  ],
}

/** Amounts are looked up by the company behind a sales organisation: those of another one would never be seen. */
export const unknownCompany: DatabaseRefusal = {
  column: 'company_code',
  reason: 'unknown_company',
  when: 'NOT EXISTS (SELECT 1 FROM sales_organisation s WHERE s.tenant_id = $1 AND s.company_code = b.company_code)',
}

export const areas: Feed = {
  name: 'areas',
  doc: 'A customer in one sales organisation: which prices he has and who looks after him.',
  table: 'customer_area',
  key: ['customer_id', 'sorg'],
  conflict: ['customer_id', 'sorg'],
  missing: 'deactivate',
  filled: { active: 'true' },
  columns: [
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'cust_group', kind: text(40), doc: 'Customer group' },
    { name: 'price_group', kind: text(20), required: true, doc: 'Price group' },
    { name: 'salesman', kind: text(20), doc: 'Sales person' },
    { name: 'sales_group', kind: text(20), doc: 'Sales group' },
    { name: 'sales_office', kind: text(20), doc: 'Sales office' },
    { name: 'credit_control', kind: text(20), doc: 'Credit control area' },
    {
      name: 'account_current',
      kind: text(20),
      doc: 'Account in the books of the company, where it is not the r3 code',
    },
    { name: 'server', kind: text(20), doc: 'ERP system that keeps this area' },
    {
      name: 'include_tax',
      kind: flag,
      fallback: '0',
      doc: 'Prices hold tax; passed on to programs, the portal shows prices as they come',
    },
  ],
}

export const shipTos: Feed = {
  name: 'ship-tos',
  doc: 'Addresses a customer may have goods sent to.',
  table: 'ship_to',
  key: ['customer_id', 'code'],
  missing: 'deactivate',
  filled: { active: 'true' },
  columns: [
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    { name: 'code', kind: text(20), required: true, doc: 'Code of the address' },
    { name: 'name', kind: text(200), required: true, doc: 'Name at the door' },
    { name: 'address', kind: text(200), required: true, doc: 'Street and number' },
    { name: 'state', kind: text(60), doc: 'State, province or region' },
    ...place,
    { name: 'is_default', kind: flag, fallback: '0', doc: 'Proposed first' },
  ],
}

export const credit: Feed = {
  name: 'credit',
  doc: 'Credit of a customer with one company, in the currency of that company.',
  table: 'credit',
  key: ['customer_id', 'company_code'],
  conflict: ['customer_id', 'company_code'],
  missing: 'keep',
  stamped: true,
  refuses: [unknownCompany],
  columns: [
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    { name: 'company_code', kind: text(10), required: true, doc: 'Company' },
    { name: 'credit_control', kind: text(20), doc: 'Credit control area' },
    { name: 'credit_limit', kind: decimal(), required: true, doc: 'Limit' },
    { name: 'balance', kind: decimal({ signed: true }), required: true, doc: 'What is left of it' },
    {
      name: 'credit_exposure',
      kind: decimal({ signed: true }),
      required: true,
      doc: 'Open invoices, deliveries and orders together',
    },
    { name: 'open_invoice', kind: decimal({ signed: true }), fallback: '0', doc: 'Open invoices' },
    { name: 'open_do', kind: decimal({ signed: true }), fallback: '0', doc: 'Open deliveries' },
    {
      name: 'consignment',
      kind: decimal({ signed: true }),
      fallback: '0',
      doc: 'Goods on consignment',
    },
    { name: 'reason_blocked', kind: reasons, doc: 'Why credit is blocked' },
  ],
}
