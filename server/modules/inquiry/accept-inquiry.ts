import { InquiryAcceptance } from '#domain/account/inquiry-acceptance.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { saveUser } from '../users/save-user.ts'
import type { InquiryRow } from './inquiry-store.ts'

/** Fields of the form that the user's own checks know by another name. */
const fieldOf: Readonly<Record<string, string>> = { name: 'userName', customers: 'custCode' }

/**
 * Makes an inquiry a customer with a first user.
 * @param request sees all customers of the tenant
 * @returns what is wrong, by field; then nothing has been stored
 */
export async function acceptInquiry(
  request: RequestContext,
  inquiry: InquiryRow,
  input: unknown,
): Promise<UserError[]> {
  const { tx, clock, user } = request
  if (inquiry.acceptedCustomer !== null) return [userError('already_accepted')]
  const checked = check(InquiryAcceptance, input)
  if (!checked.ok) return checked.errors
  const wanted = checked.value
  const known = await tx.query<{ sorg: string }>(
    'SELECT sorg FROM sales_organisation WHERE sorg = ANY ($1::text[])',
    [wanted.sorgs],
  )
  if (known.length < new Set(wanted.sorgs).size) return [userError('unknown_choice', 'sorgs')]
  await tx.query('SAVEPOINT accepting')
  const isFree = await addCustomer(request, inquiry, wanted)
  const errors = isFree
    ? await addUser(request, inquiry, wanted)
    : [userError('name_taken', 'custCode')]
  if (errors.length > 0) {
    await tx.query('ROLLBACK TO SAVEPOINT accepting')
    return errors
  }
  await tx.query(
    `UPDATE customer_inquiry SET accepted_customer = $2, accepted_user = $3, answered_at = coalesce(answered_at, $4), answered_by = coalesce(answered_by, $5)
     WHERE id = $1::int`,
    [inquiry.id, wanted.custCode, wanted.username, clock(), user.name],
  )
  await audit(request, { action: 'inquiry.accepted', target: inquiry.id, after: wanted })
  return []
}

/** Adds the customer with its sales organisations, groups and address. @returns false where another one has the number */
async function addCustomer(
  { tx, tenant }: RequestContext,
  { email, phone, address, city, postalCode, state, country }: InquiryRow,
  { custCode, name, sorgs, priceGroup, custGroup, custCategory }: InquiryAcceptance,
): Promise<boolean> {
  const [customer] = await tx.query<{ id: number }>(
    `INSERT INTO customer (tenant_id, r3, name, email, phone, address, city, postal_code, country, cust_category)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (tenant_id, r3) DO NOTHING RETURNING id`,
    [
      tenant.id,
      custCode,
      name,
      email,
      phone,
      address,
      city,
      postalCode,
      country,
      custCategory || null,
    ],
  )
  if (!customer) return false
  await tx.query(
    'INSERT INTO customer_area (tenant_id, customer_id, sorg, price_group, cust_group) SELECT $1, $2, s, $4, $5 FROM unnest($3::text[]) s',
    [tenant.id, customer.id, [...new Set(sorgs)], priceGroup, custGroup || null],
  )
  await tx.query(
    `INSERT INTO ship_to (tenant_id, customer_id, code, name, address, city, postal_code, state, country, phone, is_default)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true)`,
    [tenant.id, customer.id, custCode, name, address, city, postalCode, state, country, phone],
  )
  return true
}

/** Creates the first user, who gets a link to set a password. */
async function addUser(
  request: RequestContext,
  { email }: InquiryRow,
  { custCode, username, userName, role, contentTargetMarkets }: InquiryAcceptance,
): Promise<UserError[]> {
  const { userErrors } = await saveUser(request, {
    access: 'link',
    userAreas: [],
    user: {
      username,
      name: userName,
      email,
      role,
      customers: [custCode],
      emailConfirmations: [],
      sendEmail: true,
      sendEmailWarranty: false,
      isFakeEmail: false,
      language: '',
      groupRole: '',
      limitation: '',
      contentTargetMarkets,
      active: true,
    },
  })
  return userErrors.map((error) => ({
    ...error,
    field: (error.field && fieldOf[error.field]) ?? error.field,
  }))
}
