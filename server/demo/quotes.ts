import { addDays, type Day } from '#domain/time/day.ts'
import type { QuoteStatus } from '#domain/quotes/quote-statuses.ts'
import type { Tx } from '../db/database.ts'
import type { Words } from './range/family.ts'
import type { TenantSpec } from './tenant-spec.ts'

interface DemoQuote {
  name: Words
  note: Words | null
  status: Exclude<QuoteStatus, 'EXPIRED'>
  /** Days from today. */
  made: number
  validUntil: number
  lines: number
  reason?: Words
}

/** Quotes of the demo dealer, one in each state that a screen shows differently. */
const quotes: readonly DemoQuote[] = [
  {
    name: { en: 'Season opening', de: 'Saisonstart', id: 'Pembukaan musim' },
    note: {
      en: 'As discussed on Tuesday. Order the bikes first: they leave from the warehouse within two days.',
      de: 'Wie am Dienstag besprochen. Bitte zuerst die Fahrräder bestellen: Sie verlassen das Lager binnen zwei Tagen.',
      id: 'Seperti yang dibahas hari Selasa. Pesan sepedanya dulu: dikirim dari gudang dalam dua hari.',
    },
    status: 'SENT',
    made: -2,
    validUntil: 12,
    lines: 6,
  },
  {
    name: { en: 'Workshop stock', de: 'Werkstattbedarf', id: 'Stok bengkel' },
    note: null,
    status: 'SENT',
    made: -1,
    validUntil: 6,
    lines: 3,
  },
  {
    name: { en: 'Winter tires', de: 'Winterreifen', id: 'Ban musim hujan' },
    note: null,
    status: 'DECLINED',
    made: -20,
    validUntil: 2,
    lines: 4,
    reason: {
      en: 'Already bought elsewhere',
      de: 'Bereits anderswo gekauft',
      id: 'Sudah beli di tempat lain',
    },
  },
  {
    name: { en: 'Autumn sale', de: 'Herbstaktion', id: 'Obral akhir tahun' },
    note: null,
    status: 'SENT',
    made: -40,
    validUntil: -12,
    lines: 5,
  },
]

/** Writes quotes to the dealer's first customer, made by the rep. Again on another day their days move along. */
export async function addQuotes(
  tx: Tx,
  { id: tenantId, language }: Pick<TenantSpec, 'id' | 'language'>,
  today: Day,
): Promise<void> {
  for (const [n, { name, note, status, made, validUntil, lines, reason }] of quotes.entries()) {
    const at = `${addDays(today, made)}T09:30:00Z`
    const [stored] = await tx.query<{ id: string }>(
      `INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at, decline_reason)
       SELECT $1, own.customer, md5($1 || ' quote ' || $2)::uuid, 'Q' || nextval('quote_number'), $3, $4, $5, $6::timestamptz, $7::date, true, rep.id, $8::timestamptz, $9
       FROM app_user dealer JOIN user_customer own ON own.of_user = dealer.id, app_user rep WHERE dealer.username = 'dealer' AND rep.username = 'rep'
       ON CONFLICT (tenant_id, id) DO UPDATE SET status_at = excluded.status_at, valid_until = excluded.valid_until, created_at = excluded.created_at
       WHERE quote.status = excluded.status RETURNING id`,
      [
        tenantId,
        String(n),
        name[language],
        note?.[language] ?? '',
        status,
        status === 'SENT' ? at : `${addDays(today, made + 3)}T14:10:00Z`,
        addDays(today, validUntil),
        at,
        reason?.[language] ?? null,
      ],
    )
    if (!stored) continue
    await tx.query(
      `INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal)
       SELECT q.tenant_id, q.customer_id, q.id, a.n, a.sorg, a.code, a.code_display, a.name, a.n * 2, a.uom, a.dealer, a.dealer, round(a.dealer * a.n * 2, 2)
       FROM quote q JOIN LATERAL (
         SELECT row_number() OVER (ORDER BY md5(a.code || q.id::text)) AS n, a.code, a.code_display, a.name, a.uom, p.sorg, p.dealer
         FROM customer_area area JOIN price p ON p.sorg = area.sorg AND p.price_group = area.price_group AND p.for_customer IS NULL AND $3::date BETWEEN p.valid_from AND p.valid_to
         JOIN article a ON a.id = p.article_id AND a.active JOIN article_sorg s ON s.article_id = a.id AND s.sorg = p.sorg
         WHERE area.customer_id = q.customer_id AND area.active AND s.allow_to_order AND NOT s.order_blocked
         ORDER BY md5(a.code || q.id::text) LIMIT $2) a ON true
       WHERE q.id = $1::uuid ON CONFLICT (tenant_id, quote_id, line_no) DO NOTHING`,
      [stored.id, lines, today],
    )
  }
}
