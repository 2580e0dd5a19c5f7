import type { Day } from '#domain/time/day.ts'
import type { Database } from '../../db/database.ts'

/** Owners of the demo's bicycles, none of them a person who is. */
const owners = ['Ana Gil', 'Jonas Berg', 'Mia Tanaka', 'Putri Sari', 'Liam Novak', 'Clara Roux']

/** Each delivered bicycle of a line is a frame; its number comes from the line and stays the same. */
const framesSql = `INSERT INTO frame (tenant_id, customer_id, number, article_id, delivery_no, shipped_at)
  SELECT $1, l.customer_id, upper('WU' || left(md5(l.do_number || ' ' || l.line_no || ' ' || n), 10)), a.id, l.do_number, d.delivery_date
  FROM delivery_line l JOIN delivery d ON d.do_number = l.do_number AND d.delivery_date <= $2::date JOIN article a ON a.code = l.article_code AND a.category = 'bike',
    generate_series(1, least(l.qty, 4)) n
  ON CONFLICT (tenant_id, number) DO UPDATE SET shipped_at = EXCLUDED.shipped_at`

/** Frames as the ERP knows them; of a hundred one is recalled and one is stolen. */
const shippedSql = `INSERT INTO shipped_frame (tenant_id, frame_number, article_code, delivery_no, shipped_to, production_code, warranty_until, recall, stolen)
  SELECT $1, f.number, a.code, f.delivery_no, c.r3, 'P' || left(md5(f.number), 8), (f.shipped_at + interval '5 years')::date,
    CASE WHEN n % 100 = 17 THEN 'R-2026-04: check the stem bolts' END, n % 100 = 61
  FROM (SELECT *, row_number() OVER (ORDER BY number) AS n FROM frame) f JOIN customer c ON c.id = f.customer_id JOIN article a ON a.id = f.article_id ON CONFLICT DO NOTHING`

/** Every third frame is sold, two weeks after its delivery at the latest; every tenth of these is kept by the shop. */
const salesSql = `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name, owner_city,
    status, handover_action, handover_state, created_at, changed_at, created_by)
  SELECT $1, f.customer_id, f.number, f.article_id, least(f.shipped_at + (n % 14)::int, $2::date), n % 10 = 0, n % 10 = 0,
    CASE WHEN n % 10 > 0 THEN ($3::text[])[1 + n % cardinality($3::text[])] END, CASE WHEN n % 10 > 0 THEN c.city END,
    'registered', 'insert', 'complete', $2::date, $2::date, (SELECT id FROM app_user WHERE username = 'dealer')
  FROM (SELECT *, row_number() OVER (ORDER BY number) AS n FROM frame) f JOIN customer c ON c.id = f.customer_id
    JOIN article a ON a.id = f.article_id JOIN frame_brand b ON b.brand = a.brand AND b.registrable
  WHERE n % 3 = 0 ON CONFLICT DO NOTHING`

/** Two of seven frames are registered by their owners too, some of them before the shop has reported the sale. */
const accountBikesSql = `INSERT INTO account_bike (tenant_id, customer_id, frame_number, registered_on, owner_name, owner_email, owner_city, updated_at)
  SELECT $1, f.customer_id, f.number, least(f.shipped_at + 20, $2::date), owner, lower(replace(owner, ' ', '.')) || '@example.com', f.city, $2::date
  FROM (SELECT f.*, c.city, ($3::text[])[1 + n % cardinality($3::text[])] AS owner
    FROM (SELECT *, row_number() OVER (ORDER BY number) AS n FROM frame) f JOIN customer c ON c.id = f.customer_id
      JOIN article a ON a.id = f.article_id JOIN frame_brand b ON b.brand = a.brand AND b.registrable) f
  WHERE n % 7 < 2 ON CONFLICT DO NOTHING`

/** Points of the inspection before delivery. */
const points = [
  ['01-frame', 'Frame and fork without damage', true],
  ['02-headset', 'Headset set, stem and handlebar tightened', true],
  ['03-wheels', 'Wheels true, axles tightened', true],
  ['04-brakes', 'Brakes adjusted and tried on a ride', true],
  ['05-gears', 'Gears adjusted', true],
  ['06-tyres', 'Air pressure as printed on the tires', true],
  ['07-lights', 'Lights and reflectors in place', false],
  ['08-papers', 'Manual and keys handed over', false],
] as const

/** Every fifth frame is inspected, three days after its delivery; of these every fourth has an open point. */
const inspectionsSql = `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by)
  SELECT $1, f.customer_id, md5($1 || ' pdi ' || f.number)::uuid, f.number, f.article_id, ($3::text[])[1 + n % cardinality($3::text[])],
    (SELECT json_agg(json_build_object('id', p.id, 'description', p.description, 'sorting', p.sorting, 'required', p.required,
      'checked', p.required AND NOT (n % 20 = 0 AND p.sorting = 4)) ORDER BY p.sorting) FROM pdi_point p WHERE p.merchandise IS NULL),
    least(f.shipped_at + 3, $2::date)::timestamptz + interval '9 hours', (SELECT id FROM app_user WHERE username = 'dealer')
  FROM (SELECT *, row_number() OVER (ORDER BY number) AS n FROM frame) f WHERE n % 5 = 0 ON CONFLICT DO NOTHING`

/** Writes the frames of delivered bicycles, and reports of those that are sold. */
export const addFrames = (database: Database, { id }: { id: string }, today: Day): Promise<void> =>
  database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(
      `INSERT INTO frame_brand (tenant_id, brand, registrable)
       SELECT $1, brand, dense_rank() OVER (ORDER BY brand) % 3 > 0 FROM (SELECT DISTINCT brand FROM article WHERE category = 'bike') b ON CONFLICT DO NOTHING`,
      [id],
    )
    await tx.query(framesSql, [id, today])
    await tx.query(shippedSql, [id])
    await tx.query(salesSql, [id, today, owners])
    await tx.query(accountBikesSql, [id, today, owners])
    for (const [n, [point, description, required]] of points.entries())
      await tx.query(
        'INSERT INTO pdi_point (tenant_id, id, description, sorting, required) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [id, point, description, n + 1, required],
      )
    await tx.query(inspectionsSql, [id, today, owners])
  })
