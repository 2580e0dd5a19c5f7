import { addDays, type Day } from '#domain/time/day.ts'
import { visitFields } from '#domain/visits/visit-form.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { FileStore } from '../../modules/files/file-store.ts'
import { createRandom, type Random } from '../random.ts'
import type { TenantSpec } from '../tenant-spec.ts'
import { type DemoPhoto, storePhotos } from './visit-pictures.ts'
import { demoChoices, demoNotes } from './visit-words.ts'

const kinds = [
  { kind: 'polygon', name: 'Polygon', fields: visitFields, slots: visitSlots },
  {
    kind: 'wim',
    name: 'Wim',
    fields: visitFields.filter((field) => !field.startsWith('qty')),
    slots: visitSlots.filter((slot) => slot !== 'displayHangtagShimano'),
  },
] as const
type Kind = (typeof kinds)[number]['kind']

const uuidOf = (tenantId: string, ...of: (string | number)[]) => [tenantId, ...of].join(' ')

/** Kinds, answers, and as series those of the demo's bikes: a third of the brands is for the second kind. */
async function addLists(tx: Tx, { id, language }: Pick<TenantSpec, 'id' | 'language'>) {
  for (const [n, { kind, name, fields, slots }] of kinds.entries())
    await tx.query(
      'INSERT INTO visit_form (tenant_id, kind, name, fields, slots, sorting, used) VALUES ($1, $2, $3, $4, $5, $6, true) ON CONFLICT DO NOTHING',
      [id, kind, name, fields, slots, n],
    )
  for (const { kind } of kinds)
    for (const [n, choice] of demoChoices.entries())
      await tx.query(
        `INSERT INTO visit_choice (tenant_id, id, kind, list, name, needs_text, sorting, used) VALUES ($1, md5($2)::uuid, $3, $4, $5, $6, $7, true) ON CONFLICT DO NOTHING`,
        [
          id,
          uuidOf(id, 'choice', kind, n),
          kind,
          choice.list,
          choice[language],
          choice.needsText ?? false,
          n,
        ],
      )
  await tx.query(
    `INSERT INTO visit_series (tenant_id, id, kind, brand, name, used)
     SELECT $1, md5($1 || ' series ' || brand || ' ' || serie)::uuid, CASE WHEN dense_rank() OVER (ORDER BY brand) % 3 = 0 THEN 'wim' ELSE 'polygon' END, brand, serie, true
     FROM (SELECT DISTINCT brand, serie FROM article WHERE category = 'bike' AND serie IS NOT NULL AND active) s ON CONFLICT DO NOTHING`,
    [id],
  )
}

interface Choice {
  id: string
  kind: Kind
  list: string
  name: string
  needsText: boolean
  brand?: string
}

const readChoices = (tx: Tx) =>
  tx.query<Choice>(
    `SELECT id::text, kind, list, name, needs_text AS "needsText", NULL AS brand FROM visit_choice WHERE active
     UNION ALL SELECT id::text, kind, 'seriesList', name, false, brand FROM visit_series WHERE active ORDER BY id`,
  )

/** Answers of one visit, of which each field has a few. */
function answersOf(random: Random, kind: Kind, choices: readonly Choice[], notes: string) {
  const of = (list: string) =>
    choices.filter((one) => one.kind === kind && one.list === list && !one.needsText)
  const some = (list: string, most: number) => {
    const all = of(list)
    // A small catalogue has no series of some brands.
    if (all.length === 0) return []
    return [...new Set(Array.from({ length: random.between(1, most) }, () => random.pick(all)))]
  }
  const [series, brands, equipment] = [
    some('seriesList', 4),
    some('otherMidrange', 1),
    some('equipment', 2),
  ]
  const display = random.pick(of('brandDisplay'))
  const counts = kind === 'polygon' && { own: random.between(3, 40), others: random.between(0, 30) }
  return {
    answered: [...brands, display, ...series, ...equipment],
    answers: {
      otherMidrange: brands.map(({ id }) => id),
      otherMidrangeDescription: '',
      brandDomination: counts ? counts.own > counts.others : random.chance(0.4),
      qtyPlgGrp: counts ? counts.own : null,
      qtyNonPlgGrp: counts ? counts.others : null,
      brandDisplay: display.id,
      brandDisplayDescription: '',
      seriesList: series.map(({ id }) => id),
      otherSeriesList: '',
      notes,
      equipment: equipment.map(({ id }) => id),
      equipmentText: '',
    },
  }
}

const visitCount = 60
/** A visit to the demo customers of the reps with log-ins comes first; the others go round. */
const customersSql = `SELECT c.id AS customer, u.id AS author FROM customer c JOIN customer_area a ON a.customer_id = c.id AND a.active
  JOIN user_area own ON own.sorg = a.sorg AND own.limitation = 'salesman' AND own.value = a.salesman JOIN app_user u ON u.id = own.of_user
  GROUP BY c.id, u.id ORDER BY (u.username = 'rep') DESC, c.id LIMIT 18`

/** Writes visits of a year with their photos. Again on another day their days move along. */
export async function addVisits(
  database: Database,
  store: FileStore,
  spec: Pick<TenantSpec, 'id' | 'language'>,
  today: Day,
): Promise<void> {
  const scope = { tenantId: spec.id, user: 'any', customers: 'all' } as const
  const bikes = await database.within(scope, (tx) =>
    tx.query<{ picture: string }>(
      `SELECT DISTINCT picture FROM article WHERE category = 'bike' ORDER BY picture LIMIT 40`,
    ),
  )
  const photos = await storePhotos(
    store,
    spec.id,
    bikes.map(({ picture }) => picture),
  )
  await database.within(scope, async (tx) => {
    await addLists(tx, spec)
    const choices = await readChoices(tx)
    const pairs = await tx.query<{ customer: number; author: number }>(customersSql)
    const random = createRandom(`${spec.id} visits`)
    for (let n = 0; n < visitCount; n += 1) {
      const { kind } = kinds[n % 5 === 4 ? 1 : 0]!
      const pair = pairs[n % pairs.length]!
      const notes = random.pick(demoNotes)[spec.language]
      const at = `${addDays(today, -(2 + n * 6))}T0${random.between(2, 9)}:${random.between(10, 59)}:00Z`
      await addVisit(tx, spec.id, {
        n,
        kind,
        ...pair,
        at,
        ...answersOf(random, kind, choices, notes),
        photos: [
          { slot: 'frontShop1', photo: random.pick(photos.shop) },
          { slot: 'displayShop1', photo: random.pick(photos.display) },
          ...(random.chance(0.3)
            ? [{ slot: 'displayShop2' as const, photo: random.pick(photos.display) }]
            : []),
        ],
      })
    }
  })
}

interface DemoVisit {
  n: number
  kind: Kind
  customer: number
  author: number
  at: string
  answers: object
  answered: readonly Choice[]
  photos: readonly { slot: VisitSlot; photo: DemoPhoto }[]
}

async function addVisit(tx: Tx, tenantId: string, visit: DemoVisit): Promise<void> {
  const { n, kind, customer, author, at, answers, answered, photos } = visit
  const [stored] = await tx.query<{ id: string; isNew: boolean }>(
    `INSERT INTO visit AS v (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     VALUES ($1, $2, md5($3)::uuid, $4, $5, $6::timestamptz + interval '40 minutes', 1, $6, false)
     ON CONFLICT (tenant_id, id) DO UPDATE SET visited_at = excluded.visited_at, created_at = excluded.created_at WHERE v.revision = 1
     RETURNING id::text, (xmax = 0) AS "isNew"`,
    [tenantId, customer, uuidOf(tenantId, 'visit', n), kind, author, at],
  )
  if (!stored?.isNew) return
  await tx.query(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, attach_place, answers, answered)
     SELECT tenant_id, customer_id, id, 1, created_by, created_at, visited_at, false, $2::jsonb, $3::jsonb FROM visit WHERE id = $1::uuid`,
    [
      stored.id,
      JSON.stringify(answers),
      JSON.stringify(
        answered.map(({ id, name, needsText, brand }) => ({
          id,
          name,
          needsText,
          ...(brand && { brand }),
        })),
      ),
    ],
  )
  for (const { slot, photo } of photos) {
    const file = uuidOf(tenantId, 'visit photo', n, slot)
    await tx.query(
      `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, kept_sha256, state, width, height, created_by, created_at, completed_at)
       SELECT v.tenant_id, md5($2)::uuid, 'visit-photo', $3 || '.jpg', 'image/jpeg', $4, $5, $5, 'ready', 960, 720, v.created_by, v.created_at, v.created_at FROM visit v WHERE v.id = $1::uuid`,
      [stored.id, file, slot, photo.bytes, photo.sha256],
    )
    await tx.query(
      `INSERT INTO visit_photo (tenant_id, customer_id, visit_id, revision, slot, file_id) SELECT tenant_id, customer_id, id, 1, $2, md5($3)::uuid FROM visit WHERE id = $1::uuid`,
      [stored.id, slot, file],
    )
    await tx.query(
      `INSERT INTO file_use (tenant_id, used_as, owner, file_id) VALUES ($1, 'visit-photo', $2, md5($3)::uuid)`,
      [tenantId, stored.id, file],
    )
  }
}
