import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import type { SalesMapAreaInput } from '../../resolver-types.gen.ts'
import { readAreas, readCategories } from './area-store.ts'

type Area = Awaited<ReturnType<typeof readAreas>>[number]

/** Returns why a change of one region can't be made; null: it can. */
function refusalOf(
  { id, category, seen }: SalesMapAreaInput,
  area: Area | undefined,
  known: ReadonlySet<string>,
  before: readonly SalesMapAreaInput[],
): string | null {
  if (!area) return 'area_unknown'
  if (before.some((other) => other.id === id)) return 'area_twice'
  if (!area.mayEdit) return 'not_allowed'
  if (category && !known.has(category)) return 'category_unknown'
  if (seen !== undefined && (seen ?? null) !== (area.category?.id ?? null))
    return 'changed_meanwhile'
  return null
}

/** Gives regions their categories, all of them or none. @returns the reasons where it is refused */
export async function updateCategories(
  request: RequestContext,
  changes: readonly SalesMapAreaInput[],
): Promise<UserError[]> {
  // Saves of two people wait for each other, or both would compare with what was before.
  await request.tx.query('SELECT 1 FROM sales_area ORDER BY id FOR UPDATE')
  const areas = await readAreas(request)
  const categories = await readCategories(request)
  const known = new Set(categories.map(({ id }) => id))
  const areaOf = (id: string) => areas.find((area) => area.id === id)
  const errors = changes.flatMap((change, n) => {
    const code = refusalOf(change, areaOf(change.id), known, changes.slice(0, n))
    return code ? [userError(code, `salesMaps.${n}`)] : []
  })
  if (errors.length > 0) return errors
  for (const { id, category = null } of changes) {
    const area = areaOf(id)!
    if ((area.category?.id ?? null) === category) continue
    await request.tx.query('UPDATE sales_area SET category_id = $2::uuid WHERE id = $1::uuid', [
      id,
      category,
    ])
    await audit(
      { ...request, customer: null },
      {
        action: 'sales-area.updated',
        target: area.name,
        before: { category: area.category?.name ?? null },
        after: { category: categories.find((one) => one.id === category)?.name ?? null },
      },
    )
  }
  return []
}
