import { randomUUID } from 'node:crypto'
import { visitFields } from '#domain/visits/visit-form.ts'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import type { Database } from '../../server/db/database.ts'
import { sha256Of } from './photo.ts'
import type { Session } from './server.ts'
import { tusOf } from './upload.ts'

/** Ids of what can be chosen, by kind. */
export const visitIds = {
  polygon: {
    mid: '11111111-0000-4000-8000-000000000001',
    midOther: '11111111-0000-4000-8000-000000000002',
    equipment: '11111111-0000-4000-8000-000000000003',
    display: '11111111-0000-4000-8000-000000000004',
    series: '11111111-0000-4000-8000-000000000005',
    series2: '11111111-0000-4000-8000-000000000006',
  },
  wim: { series: '22222222-0000-4000-8000-000000000005' },
} as const

/** Adds the two kinds of visit with short lists: one with every field, one with less. */
export async function addVisitKinds(database: Database, tenantId: string): Promise<void> {
  const { polygon, wim } = visitIds
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const [n, [kind, name, fields, slots]] of (
      [
        ['polygon', 'Polygon', visitFields, visitSlots],
        [
          'wim',
          'Wim Cycle',
          visitFields.filter((field) => !field.startsWith('qty')),
          visitSlots.filter((slot) => slot !== 'displayHangtagShimano'),
        ],
      ] as const
    ).entries())
      await tx.query(
        'INSERT INTO visit_form (tenant_id, kind, name, fields, slots, sorting) VALUES ($1, $2, $3, $4, $5, $6)',
        [tenantId, kind, name, fields, slots, n],
      )
    for (const [id, list, name, needsText] of [
      [polygon.mid, 'otherMidrange', 'Two makes', false],
      [polygon.midOther, 'otherMidrange', 'Others', true],
      [polygon.equipment, 'equipment', 'Work stand', false],
      [polygon.display, 'brandDisplay', 'Own corner', false],
    ])
      await tx.query(
        `INSERT INTO visit_choice (tenant_id, id, kind, list, name, needs_text) VALUES ($1, $2, 'polygon', $3, $4, $5)`,
        [tenantId, id, list, name, needsText],
      )
    for (const [id, kind, brand, name] of [
      [polygon.series, 'polygon', 'Polygon', 'Strattos'],
      [polygon.series2, 'polygon', 'Polygon', 'Siskiu'],
      [wim.series, 'wim', 'Wim', 'Pocket'],
    ])
      await tx.query(
        'INSERT INTO visit_series (tenant_id, id, kind, brand, name) VALUES ($1, $2, $3, $4, $5)',
        [tenantId, id, kind, brand, name],
      )
  })
}

/** A file as an intent names it. */
export interface SentPhoto {
  id: string
  kind: 'visit-photo'
  bytes: number
  sha256: string
}

/** Uploads photos as a device does. */
export async function uploadPhotos(
  session: Session,
  contents: readonly Uint8Array[],
): Promise<SentPhoto[]> {
  const tus = tusOf(session)
  const sent: SentPhoto[] = []
  for (const content of contents) {
    const { id, answer } = await tus.send({ kind: 'visit-photo', content, id: randomUUID() })
    if (answer.statusCode !== 204) throw new Error(`upload: ${answer.statusCode} ${answer.body}`)
    sent.push({ id, kind: 'visit-photo', bytes: content.length, sha256: sha256Of(content) })
  }
  return sent
}

/** Arguments of the intent VISIT with what is needed and no more; the first photo is of the shop, the second of its display. */
export const visitArgs = (
  files: readonly SentPhoto[],
  { answers = {}, ...over }: { answers?: object; [arg: string]: unknown } = {},
) => ({
  visit: randomUUID(),
  seen: null,
  form: 'polygon',
  answers: { seriesList: [visitIds.polygon.series], ...answers },
  visitedAt: new Date().toISOString(),
  sentAt: new Date().toISOString(),
  place: null,
  attachPlace: false,
  photos: files.map(({ id }, n) => ({ slot: visitSlots[n === 0 ? 0 : n + 3]!, file: id })),
  files,
  ...over,
})
