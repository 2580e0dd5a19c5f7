import { isAreaOfKind, opensVisitKind } from '#domain/visits/visit-kinds.ts'
import type { VisitField, VisitKindRules } from '#domain/visits/visit-form.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** An area of the person, as far as visits ask. */
interface VisitArea {
  limitation: string | null
  option: string | null
}

/** Reads the areas that open kinds of visit to the person, and let them change what others reported. */
export const readVisitAreas = ({ tx, user }: Pick<RequestContext, 'tx' | 'user'>) =>
  tx.query<VisitArea>('SELECT limitation, option FROM user_area WHERE of_user = $1', [user.id])

/** Limitations of the areas that are for visits of a kind. */
export const limitationsFor = (areas: readonly VisitArea[], kind: string) =>
  areas.filter((area) => isAreaOfKind(area, kind)).map(({ limitation }) => limitation)

/** A kind with its name, and everything that can be chosen. */
export interface VisitKind extends VisitKindRules {
  name: string
}

interface KindRow {
  id: string
  name: string
  fields: VisitField[]
  slots: VisitSlot[]
}
interface ChoiceRow {
  kind: string
  list: 'otherMidrange' | 'equipment' | 'brandDisplay'
  id: string
  name: string
  needsText: boolean
}
interface SeriesRow {
  kind: string
  id: string
  brand: string
  name: string
}

/** Reads the kinds that the person may report, with their lists. @param only the kind wanted; left out: all */
export async function readVisitKinds(
  request: Pick<RequestContext, 'tx' | 'user'>,
  only?: string,
): Promise<VisitKind[]> {
  const { tx } = request
  const areas = await readVisitAreas(request)
  const kinds = await tx.query<KindRow>(
    `SELECT kind AS id, name, fields, slots FROM visit_form WHERE $1::text IS NULL OR kind = $1 ORDER BY sorting, kind`,
    [only ?? null],
  )
  const open = kinds.filter(({ id }) => opensVisitKind(areas, id))
  if (open.length === 0) return []
  const ids = open.map(({ id }) => id)
  const choices = await readChoices(tx, ids)
  const series = await tx.query<SeriesRow>(
    `SELECT kind, id, brand, name FROM visit_series WHERE active AND kind = ANY ($1::text[]) ORDER BY lower(brand), brand, sorting, lower(name), id`,
    [ids],
  )
  return open.map((kind) => {
    const of = (list: ChoiceRow['list']) =>
      choices.flatMap((row) => (row.kind === kind.id && row.list === list ? [choiceOf(row)] : []))
    return {
      ...kind,
      otherMidRanges: of('otherMidrange'),
      equipments: of('equipment'),
      brandDisplays: of('brandDisplay'),
      series: series.flatMap(({ kind: own, ...one }) => (own === kind.id ? [one] : [])),
    }
  })
}

const choiceOf = ({ id, name, needsText }: ChoiceRow) => ({ id, name, needsText })

const readChoices = (tx: Tx, kinds: readonly string[]) =>
  tx.query<ChoiceRow>(
    `SELECT kind, list, id, name, needs_text AS "needsText" FROM visit_choice WHERE active AND kind = ANY ($1::text[]) ORDER BY sorting, lower(name), id`,
    [kinds],
  )
