import { CustomerInquiry, inquiriesPerHour } from '#domain/account/inquiry.ts'
import { formatPhone } from '#domain/portal/validation.ts'
import type { Caller } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { officeReaders } from '../inbox/office-readers.ts'
import { countryName } from './countries.ts'

async function mayInquire(tx: Tx, sender: string, now: Date): Promise<boolean> {
  // Two at once must not both be the fifth.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`inquiry:${sender}`])
  const [{ n } = { n: 0 }] = await tx.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM customer_inquiry WHERE sender = $1 AND created_at > $2',
    [sender, new Date(now.getTime() - 3_600_000)],
  )
  return n < inquiriesPerHour
}

/** Keeps an inquiry and mails it to the tenant. @returns what is wrong with it, by field; nothing when it was taken */
export async function storeInquiry(
  { parts, tenant, address: sender, host }: Caller,
  input: unknown,
): Promise<UserError[]> {
  if (!tenant.config.allowNewCustomerInquiry) return [userError('not_offered')]
  const checked = check(CustomerInquiry, input)
  if (!checked.ok) return checked.errors
  const inquiry = checked.value
  if (inquiry.host.toLowerCase() !== host) return [userError('unknown_host', 'host')]
  return parts.database.within({ tenantId: tenant.id, user: 'any', customers: [] }, async (tx) => {
    const now = parts.clock()
    const [country] = await tx.query('SELECT 1 FROM city WHERE country = $1 LIMIT 1', [
      inquiry.custCountry,
    ])
    if (!country) return [userError('unknown_country', 'custCountry')]
    if (!(await mayInquire(tx, sender, now))) return [userError('too_many_attempts')]
    const phone = formatPhone(inquiry.custPhone, tenant.config.telpCode)
    await tx.query(
      `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, postal_code, country, city, email, phone, web, sender, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        tenant.id,
        host,
        inquiry.reason,
        inquiry.goal,
        inquiry.custName,
        inquiry.custAddress,
        inquiry.custState,
        inquiry.custPostalCode || null,
        inquiry.custCountry,
        inquiry.custCity,
        inquiry.custEmail,
        phone,
        inquiry.custWeb || null,
        sender,
        now,
      ],
    )
    await tellTenant(tx, { tenant, host }, inquiry, phone)
    return []
  })
}

async function tellTenant(
  tx: Tx,
  { tenant, host }: Pick<Caller, 'tenant' | 'host'>,
  inquiry: CustomerInquiry,
  phone: string,
): Promise<void> {
  const { webTitle, languages } = tenant.config
  const country = countryName(inquiry.custCountry, languages[0]?.code)
  for (const reader of await officeReaders(tx, tenant))
    await queueMail(tx, tenant, {
      ...reader,
      host,
      replyTo: inquiry.custEmail,
      say: (words) => words.inquiry({ portal: webTitle, name: inquiry.custName }),
      facts: ({ inquiryFields: label }) =>
        (
          [
            [label.name, inquiry.custName],
            [label.reason, inquiry.reason],
            [label.goal, inquiry.goal],
            [label.address, inquiry.custAddress],
            [label.postalCode, inquiry.custPostalCode],
            [label.city, inquiry.custCity],
            [label.state, inquiry.custState],
            [label.country, country],
            [label.email, inquiry.custEmail],
            [label.phone, phone],
            [label.web, inquiry.custWeb],
          ] as const
        ).filter(([, value]) => value !== ''),
    })
}
