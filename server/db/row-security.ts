import { runtimeRole, type Database } from './database.ts'

/** By these the owner reads all rows for a backup, without a right that only a superuser could give. */
export const backupPolicy = 'backup'
export const backupSetting = 'app.backup'

/** Tables that no tenant owns or that are read before one is known. A test compares this list with the database. */
export const tablesWithoutRowSecurity = ['city', 'tenant', 'tenant_host']

const ofTenant = `tenant_id = current_setting('app.tenant', true)`
const allCustomers = `current_setting('app.all_customers', true) = 'on'`
const seenCustomers = `coalesce(nullif(current_setting('app.customers', true), ''), '{}')::int[]`
const oneOf = (column: string) => `(${allCustomers} OR ${column} = ANY (${seenCustomers}))`
/** Reads the list of customers once a statement, not once a row; the planner then knows less of it. */
const oneOfRead = (column: string) =>
  `(${allCustomers} OR ${column} = ANY ((SELECT ${seenCustomers})::int[]))`

/** Tables of which one statement reads hundreds of thousands of rows, for people with many customers. */
const readInBulk: readonly string[] = ['sales_month']
const ofUser = `(current_setting('app.user', true) = '*' OR user_id::text = current_setting('app.user', true))`

/** A system that has opened the catalogue has carts of its own, and sees none of the customer's. */
const ofPunchOut = `(current_setting('app.user', true) = '*' OR punch_out = coalesce(current_setting('app.punch_out', true), ''))`

// Subqueries, not functions: a function that a policy uses could not be dropped and made anew.
const sellsFor = (column: string) =>
  `EXISTS (SELECT FROM vendor_user s WHERE s.of_vendor = ${column} AND s.of_user::text = current_setting('app.user', true))`
const onlySells = `EXISTS (SELECT FROM app_user s WHERE s.id::text = current_setting('app.user', true) AND s.role = 'vendor')`
/** A vendor's people see its rows, of every customer; people whose role is vendor see no others. */
const ofVendor = (column: string, buys: string | null) =>
  `(${sellsFor(column)} OR (NOT ${onlySells}${buys ? ` AND ${buys}` : ''}))`

/** Returns the row security condition for a table, derived from its columns. */
function policyOf(table: string, columns: string[]): string {
  const terms = [ofTenant]
  const among = readInBulk.includes(table) ? oneOfRead : oneOf
  const buys = columns.includes('customer_id') ? among('customer_id') : null
  if (columns.includes('vendor_id')) terms.push(ofVendor('vendor_id', buys))
  else if (buys) terms.push(buys)
  if (table === 'vendor') terms.push(ofVendor('id', null))
  if (columns.includes('for_customer'))
    terms.push(`(for_customer IS NULL OR ${oneOf('for_customer')})`)
  if (columns.includes('user_id')) terms.push(ofUser)
  if (table === 'customer') terms.push(oneOf('id'))
  if (table === 'cart') terms.push(ofPunchOut)
  return terms.join(' AND ')
}

/**
 * Returns the statements that force row level security on every table that has a tenant, from the database's own
 * catalogue, so that a table added later cannot be forgotten; and that give the runtime role what it needs and no more.
 */
export async function rowSecuritySql(database: Database): Promise<string> {
  const tables = await database.bare((tx) =>
    tx.query<{ name: string; columns: string[] }>(
      `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind = 'r' GROUP BY 1 ORDER BY 1`,
    ),
  )
  const statements = tables.flatMap(({ name, columns }) =>
    columns.includes('tenant_id') && !tablesWithoutRowSecurity.includes(name)
      ? [
          `ALTER TABLE "${name}" ENABLE ROW LEVEL SECURITY`,
          `ALTER TABLE "${name}" FORCE ROW LEVEL SECURITY`,
          `DROP POLICY IF EXISTS scope ON "${name}"`,
          `CREATE POLICY scope ON "${name}" USING (${policyOf(name, columns)}) WITH CHECK (${policyOf(name, columns)})`,
          `DROP POLICY IF EXISTS ${backupPolicy} ON "${name}"`,
          // For the owner alone: it neither widens nor slows what requests read.
          `CREATE POLICY ${backupPolicy} ON "${name}" FOR SELECT TO CURRENT_USER USING (current_setting('${backupSetting}', true) = 'on')`,
        ]
      : [],
  )
  return [
    ...statements,
    `GRANT USAGE ON SCHEMA public TO ${runtimeRole}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${runtimeRole}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${runtimeRole}`,
    // The audit log is append-only; tenants and the world's cities are set up by the owner alone.
    `REVOKE UPDATE, DELETE ON audit_log FROM ${runtimeRole}`,
    `REVOKE INSERT, UPDATE, DELETE ON tenant, tenant_host, city FROM ${runtimeRole}`,
  ].join(';\n')
}
