import { addDays, type Day } from '#domain/time/day.ts'
import type { Database } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

interface Shop {
  name: string
  reason: string
  goal: string
  address: string
  city: string
  state: string
  postalCode: string
  email: string
}

const shops: Readonly<Record<string, readonly Shop[]>> = {
  us: [
    {
      name: 'Switchback Cycles',
      reason:
        'We took over the shop of a dealer of yours in June.\nHis customers keep asking for the brands he sold.',
      goal: 'Order bicycles and parts for spring',
      address: '418 Alder Street',
      city: 'Bend',
      state: 'Oregon',
      postalCode: '97701',
      email: 'orders@switchback-cycles.example',
    },
    {
      name: 'Lakeside Rentals',
      reason: 'We rent 60 bicycles and need parts on short notice.',
      goal: 'Buy parts all through the season',
      address: '7 Harbor Road',
      city: 'Burlington',
      state: 'Vermont',
      postalCode: '05401',
      email: 'workshop@lakeside-rentals.example',
    },
  ],
}

const messages: Readonly<Record<string, readonly string[]>> = {
  us: [
    'The frame number scanner saves us a lot of typing. Can it open the claim too?',
    'Please show when a size comes back into stock in the fast order as well.',
    'Delivery on Friday came a day early, thanks to the warehouse.',
  ],
  de: [
    'Der Scanner für Rahmennummern spart uns viel Tipparbeit. Danke dafür.',
    'Bitte zeigen Sie auch in der Schnellbestellung, wann eine Größe wieder kommt.',
  ],
  id: ['Pemindai nomor rangka sangat membantu kami. Terima kasih.'],
}

/** Lets shops ask to become customers, where the tenant offers it, and dealers say what they think. @param today day they are counted back from */
export async function addInboxes(
  database: Database,
  { id: tenantId, hosts, country }: TenantSpec,
  today: Day,
): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const [n, shop] of (shops[tenantId] ?? []).entries())
      await tx.query(
        `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, postal_code, country, city, email, phone, sender, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '+15415550142', 'demo', $12::timestamptz
         WHERE NOT EXISTS (SELECT FROM customer_inquiry WHERE email = $11)`,
        [
          tenantId,
          hosts[0],
          shop.reason,
          shop.goal,
          shop.name,
          shop.address,
          shop.state,
          shop.postalCode,
          country,
          shop.city,
          shop.email,
          `${addDays(today, -2 - n)}T15:20:00Z`,
        ],
      )
    for (const [n, message] of (messages[tenantId] ?? []).entries())
      await tx.query(
        `INSERT INTO customer_feedback (tenant_id, user_id, for_customer, message, created_at)
         SELECT $1, u.id, (SELECT c.customer FROM user_customer c WHERE c.of_user = u.id LIMIT 1), $2, $3::timestamptz FROM app_user u
         WHERE u.username = 'dealer' AND NOT EXISTS (SELECT FROM customer_feedback WHERE message = $2)`,
        [tenantId, message, `${addDays(today, -1 - n)}T09:05:00Z`],
      )
  })
}
