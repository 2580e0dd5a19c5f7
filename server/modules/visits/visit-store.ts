import { authorEditTime, mayEditVisit } from '#domain/visits/visit-editing.ts'
import type { VisitAnswers } from '#domain/visits/visit-form.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import type { RequestContext } from '../../context.ts'
import { limitationsFor, readVisitAreas } from './visit-kind-store.ts'

/** A chosen answer as it was called when it was given; a series has a brand. */
export interface AnsweredChoice {
  id: string
  name: string
  needsText: boolean
  brand?: string
}

interface PhotoRow {
  slot: VisitSlot
  fileId: string
  bytes: number
  sha256: string
}

/** A row of `visitSql`. */
export interface VisitRow {
  id: string
  kind: string
  customerId: number
  custCode: string
  custName: string
  author: number
  createdBy: string | null
  createdAt: Date
  visitedAt: Date
  revision: number
  deletedAt: Date | null
  deletedBy: number | null
  attachPlace: boolean
  lat: number | null
  lng: number | null
  accuracy: number | null
  answers: VisitAnswers
  answered: AnsweredChoice[]
  photos: PhotoRow[] | null
}

/** Photos of one revision as JSON; those whose content was refused later are left out. */
const photosSql = (visitId: string, revision: string) =>
  `(SELECT json_agg(json_build_object('slot', p.slot, 'fileId', f.id, 'bytes', f.bytes, 'sha256', f.sha256))
    FROM visit_photo p JOIN file f ON f.tenant_id = p.tenant_id AND f.id = p.file_id AND f.state IN ('stored', 'ready')
    WHERE p.visit_id = ${visitId} AND p.revision = ${revision})`

/** All visits of the customers this transaction may see, deleted ones too. */
export const visitSql = `
  SELECT v.id, v.kind, v.customer_id AS "customerId", c.r3 AS "custCode", c.name AS "custName", c.isr AS isr, c.city AS city, v.created_by AS author, u.name AS "createdBy",
    v.created_at AS "createdAt", v.visited_at AS "visitedAt", v.revision, v.deleted_at AS "deletedAt", v.deleted_by AS "deletedBy", v.attach_place AS "attachPlace",
    r.lat, r.lng, r.accuracy, r.answers, r.answered, ${photosSql('v.id', 'v.revision')} AS photos
  FROM visit v JOIN visit_revision r ON r.tenant_id = v.tenant_id AND r.visit_id = v.id AND r.revision = v.revision
  JOIN customer c ON c.id = v.customer_id LEFT JOIN app_user u ON u.id = v.created_by`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether a text can be a visit's or a file's id; the database refuses others. */
export const isVisitId = (id: string): boolean => uuid.test(id)

/** Lets the transaction see every customer the person may act for, whichever is chosen. */
export const seeAllCustomers = ({ tx, user }: Pick<RequestContext, 'tx' | 'user'>) =>
  tx.query('SELECT act_for_all($1)', [user.id])

/** Address of a photo, and of its small picture. */
const photoPath = (fileId: string): string => `/server/visit-photos/${fileId}`

const inOrder = (slot: VisitSlot) => visitSlots.indexOf(slot)

/** Photos as the contract has them, in the order of the form. */
const photosOf = (rows: readonly PhotoRow[] | null) =>
  [...(rows ?? [])]
    .sort((one, other) => inOrder(one.slot) - inOrder(other.slot))
    .map((row) => ({
      ...row,
      url: photoPath(row.fileId),
      thumbnailUrl: `${photoPath(row.fileId)}/thumb`,
    }))

/** The chosen series under their brands, in the order in which the brands were chosen. */
function seriesByBrand({ answers, answered }: Pick<VisitRow, 'answers' | 'answered'>) {
  const names = new Map<string, string[]>()
  for (const id of answers.seriesList) {
    const { brand, name } = answered.find((one) => one.id === id) ?? {}
    if (brand !== undefined && name !== undefined)
      names.set(brand, [...(names.get(brand) ?? []), name])
  }
  return [...names].map(([brand, series]) => ({ brand, series }))
}

const textOrNull = (text: string) => text || null
const iso = (moment: Date) => new Date(moment).toISOString()

const placeOf = ({ lat, lng, accuracy }: Pick<VisitRow, 'lat' | 'lng' | 'accuracy'>) =>
  lat === null || lng === null ? null : { lat, lng, accuracy }

type Limitations = (kind: string) => (string | null)[]

/** Shapes a row as the contract has it, with what this person may do with it now. */
function visitOf({ user, clock }: RequestContext, row: VisitRow, limitations: Limitations) {
  const { answers, answered } = row
  const isMine = row.author === user.id
  const createdAt = new Date(row.createdAt).getTime()
  return {
    id: row.id,
    kind: row.kind,
    custCode: row.custCode,
    custName: row.custName,
    ...answers,
    otherMidrangeDescription: textOrNull(answers.otherMidrangeDescription),
    brandDisplayDescription: textOrNull(answers.brandDisplayDescription),
    otherSeriesList: textOrNull(answers.otherSeriesList),
    notes: textOrNull(answers.notes),
    equipmentText: textOrNull(answers.equipmentText),
    seriesBrand: seriesByBrand(row),
    answered: answered.map(({ id, name, needsText }) => ({ id, name, needsText })),
    photos: photosOf(row.photos),
    visitedAt: iso(row.visitedAt),
    place: placeOf(row),
    attachPlace: row.attachPlace,
    createdAt: iso(row.createdAt),
    createdBy: row.createdBy ?? '',
    isMine,
    revision: row.revision,
    mayEdit: mayEditVisit({ isMine, createdAt }, limitations(row.kind), clock().getTime()),
    editableUntil: new Date(createdAt + authorEditTime).toISOString(),
  }
}

/** A visit as the contract has it, without its revisions. */
export type StoredVisit = ReturnType<typeof visitOf>

/** Shapes rows as the contract has them. */
export async function shapeVisits(
  request: RequestContext,
  rows: readonly VisitRow[],
): Promise<StoredVisit[]> {
  const areas = await readVisitAreas(request)
  return rows.map((row) => visitOf(request, row, (kind) => limitationsFor(areas, kind)))
}

/** Reads a visit of the customers this transaction may see, of a kind that is open to the person; null: there is none, or it is deleted. */
export async function readVisit(request: RequestContext, id: string): Promise<StoredVisit | null> {
  if (!isVisitId(id)) return null
  const areas = await readVisitAreas(request)
  const [row] = await request.tx.query<VisitRow>(
    `${visitSql} WHERE v.id = $1::uuid AND v.deleted_at IS NULL`,
    [id],
  )
  if (!row || limitationsFor(areas, row.kind).length === 0) return null
  return visitOf(request, row, (kind) => limitationsFor(areas, kind))
}

interface RevisionRow extends Pick<
  VisitRow,
  'revision' | 'createdAt' | 'createdBy' | 'visitedAt' | 'attachPlace' | 'answers' | 'photos'
> {
  kind: string
  lat: number | null
  lng: number | null
  accuracy: number | null
}

/** Reads the revisions before the one that counts, the latest first. */
export async function readRevisions({ tx }: Pick<RequestContext, 'tx'>, id: string) {
  const rows = await tx.query<RevisionRow>(
    `SELECT r.revision, r.created_at AS "createdAt", u.name AS "createdBy", v.kind, r.visited_at AS "visitedAt", r.lat, r.lng, r.accuracy, r.attach_place AS "attachPlace",
       r.answers, ${photosSql('r.visit_id', 'r.revision')} AS photos
     FROM visit_revision r JOIN visit v ON v.tenant_id = r.tenant_id AND v.id = r.visit_id LEFT JOIN app_user u ON u.id = r.created_by
     WHERE r.visit_id = $1::uuid AND r.revision < v.revision ORDER BY r.revision DESC`,
    [id],
  )
  return rows.map((row) => ({
    revision: row.revision,
    createdAt: iso(row.createdAt),
    createdBy: row.createdBy ?? '',
    visit: {
      kind: row.kind,
      visitedAt: iso(row.visitedAt),
      place: placeOf(row),
      attachPlace: row.attachPlace,
      ...row.answers,
    },
    photos: photosOf(row.photos),
  }))
}
