/**
 * Lookup of a row by a text in a file: `r` is the row of the file, `t` the alias of the row looked
 * for.
 */
interface Reference {
  table: string
  match(t: string, column: string): string
  /** Column staged when it is found; NULL means unknown. */
  gives: string
  type: string
  expression(t: string): string
}

export const references = {
  article: {
    table: 'article',
    match: (t, column) => `${t}.code = r.${column}`,
    gives: 'article_id',
    type: 'int',
    expression: (t) => `${t}.id`,
  },
  customer: {
    table: 'customer',
    match: (t, column) => `${t}.r3 = r.${column}`,
    gives: 'customer_id',
    type: 'int',
    expression: (t) => `${t}.id`,
  },
  vendor: {
    table: 'vendor',
    match: (t, column) => `${t}.code = r.${column}`,
    gives: 'vendor_id',
    type: 'int',
    expression: (t) => `${t}.id`,
  },
  sorg: {
    table: 'sales_organisation',
    match: (t, column) => `${t}.sorg = r.${column}`,
    gives: 'sorg_found',
    type: 'text',
    expression: (t) => `${t}.sorg`,
  },
  role: {
    table: 'role',
    match: (t, column) => `${t}.name = r.${column}`,
    gives: 'role_found',
    type: 'text',
    expression: (t) => `${t}.name`,
  },
  order: {
    table: 'sales_order',
    match: (t, column) => `${t}.order_no = r.${column}`,
    gives: 'customer_id',
    type: 'int',
    expression: (t) => `${t}.customer_id`,
  },
  collectOrder: {
    table: 'collect_order',
    match: (t, column) => `${t}.order_id = r.${column}`,
    gives: 'customer_id',
    type: 'int',
    expression: (t) => `${t}.customer_id`,
  },
  invoice: {
    table: 'invoice',
    match: (t, column) => `${t}.invoice_no = r.${column}`,
    gives: 'customer_id',
    type: 'int',
    expression: (t) => `${t}.customer_id`,
  },
  // Address codes are unique per customer: the feed names the customer in a column before this
  // one.
  ship_to: {
    table: 'ship_to',
    match: (t, column) => `${t}.code = r.${column} AND ${t}.customer_id = customer_id_by.id`,
    gives: 'ship_to_found',
    type: 'jsonb',
    expression: (t) => `CASE WHEN ${t}.id IS NOT NULL THEN
      jsonb_build_object('code', ${t}.code, 'name', ${t}.name, 'address', ${t}.address, 'postalCode', ${t}.postal_code, 'city', ${t}.city, 'state', ${t}.state, 'country', ${t}.country, 'phone', ${t}.phone) END`,
  },
} as const satisfies Record<string, Reference>

export type ReferenceName = keyof typeof references
