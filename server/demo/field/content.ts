import { addDays, type Day } from '#domain/time/day.ts'
import type { Database } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

type Language = TenantSpec['language']

const news: Record<Language, readonly (readonly [title: string, body: string])[]> = {
  en: [
    [
      'Spring range is in the catalog',
      '<p>All models of the coming season can be pre-ordered from today.</p>',
    ],
    [
      'New brake pads for all disc brakes',
      '<p>Quieter and longer lasting. The old ones are sold while stock lasts.</p>',
    ],
    [
      'Training dates for mechanics',
      '<p>Six evenings, online. <strong>Register by the end of the month.</strong></p>',
    ],
  ],
  de: [
    [
      'Das Frühjahrsprogramm ist im Katalog',
      '<p>Alle Modelle der kommenden Saison können ab heute vorbestellt werden.</p>',
    ],
    [
      'Neue Beläge für alle Scheibenbremsen',
      '<p>Leiser und haltbarer. Die alten werden abverkauft.</p>',
    ],
    [
      'Schulungstermine für Mechaniker',
      '<p>Sechs Abende, online. <strong>Anmeldung bis Monatsende.</strong></p>',
    ],
  ],
  id: [
    [
      'Koleksi musim baru sudah ada di katalog',
      '<p>Semua model musim depan dapat dipesan mulai hari ini.</p>',
    ],
    [
      'Kampas rem baru untuk semua rem cakram',
      '<p>Lebih senyap dan lebih awet. Stok lama dijual sampai habis.</p>',
    ],
    [
      'Jadwal pelatihan mekanik',
      '<p>Enam malam, daring. <strong>Daftar sebelum akhir bulan.</strong></p>',
    ],
  ],
}

const documents: Record<
  Language,
  readonly (readonly [type: string, title: string, body: string])[]
> = {
  en: [
    ['sales', 'Terms of delivery', '<p>Orders until noon leave the same day.</p>'],
    ['sales', 'How returns work', '<p>Ask for a return label first, then send the parcel.</p>'],
    ['technical', 'Torque values', '<p>Stem 5 Nm, seat clamp 6 Nm, crank 50 Nm.</p>'],
  ],
  de: [
    ['sales', 'Lieferbedingungen', '<p>Bestellungen bis Mittag gehen am selben Tag hinaus.</p>'],
    [
      'sales',
      'So laufen Rücksendungen',
      '<p>Erst das Etikett anfordern, dann das Paket senden.</p>',
    ],
    ['technical', 'Drehmomente', '<p>Vorbau 5 Nm, Sattelklemme 6 Nm, Kurbel 50 Nm.</p>'],
  ],
  id: [
    ['sales', 'Ketentuan pengiriman', '<p>Pesanan sebelum siang dikirim pada hari yang sama.</p>'],
    [
      'sales',
      'Cara pengembalian barang',
      '<p>Minta label pengembalian dulu, lalu kirim paketnya.</p>',
    ],
    ['technical', 'Nilai torsi', '<p>Stem 5 Nm, klem sadel 6 Nm, engkol 50 Nm.</p>'],
  ],
}

/** Publishes news and sales documents in the tenant's language. @param today day they are counted back from */
export const addContent = (
  database: Database,
  { id, language }: TenantSpec,
  today: Day,
): Promise<void> =>
  database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
    const [there] = await tx.query(`SELECT 1 FROM content_item WHERE kind = 'news' LIMIT 1`)
    if (there) return
    for (const [n, [title, body]] of news[language].entries())
      await tx.query(
        `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES ($1, 'news', '', $2, $3, $4::date, $5::date)`,
        [id, title, body, addDays(today, -3 - n * 9), addDays(today, 400)],
      )
    for (const [n, [type, title, body]] of documents[language].entries())
      await tx.query(
        `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES ($1, 'document', $2, $3, $4, $5::date, $6::date)`,
        [id, type, title, body, addDays(today, -20 - n * 30), addDays(today, 700)],
      )
  })
