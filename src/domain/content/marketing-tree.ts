/** Kinds of marketing material, by their segment of the address. */
export const marketingTypes = ['brand-assets', 'product-lineup'] as const
export type MarketingType = (typeof marketingTypes)[number]

/** Most categories one below the other. */
export const maxDepth = 6

interface Category {
  id: string
  parent: string | null
  type: string
}

/** A category as it is about to be stored. */
interface Change {
  /** Missing: a new one. */
  id: string | undefined
  /** Empty: it is at the top. */
  parent: string
  type: string
  /** Material is in it. */
  hasMaterials: boolean
}

/**
 * Checks the place of a category: its parent is there, of the same type and not below it, the tree stays within six
 * levels, and the type changes only while nothing hangs on it.
 * @returns code and field; null: it may be there
 */
export function placeRefusal(
  categories: readonly Category[],
  { id, parent, type, hasMaterials }: Change,
): readonly [code: string, field: 'parent' | 'type'] | null {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const above: string[] = []
  for (let at = parent; at !== ''; at = byId.get(at)?.parent ?? '') {
    if (at === id) return ['below_itself', 'parent']
    // A loop that is stored already must not hang the save.
    if (above.includes(at)) break
    above.push(at)
  }
  if (parent !== '' && !byId.has(parent)) return ['unknown_parent', 'parent']
  if (parent !== '' && byId.get(parent)!.type !== type) return ['other_type', 'type']
  const below = id === undefined ? 0 : levelsBelow(categories, id)
  if (above.length + 1 + below > maxDepth) return ['too_deep', 'parent']
  const before = id === undefined ? undefined : byId.get(id)
  if (before && before.type !== type && (below > 0 || hasMaterials)) return ['type_in_use', 'type']
  return null
}

/** Counts the levels below a category. */
function levelsBelow(categories: readonly Category[], id: string, depth = 0): number {
  if (depth >= maxDepth) return depth
  const children = categories.filter(({ parent }) => parent === id)
  return Math.max(0, ...children.map((child) => 1 + levelsBelow(categories, child.id, depth + 1)))
}

/** Address of a category in the portal, without a locale. */
export const categoryRoute = (type: string, id: string): string =>
  `/marketing-material/${type}/${id}`

/** Address of a piece of material in the portal, without a locale. */
export const materialRoute = (type: string, category: string, id: string): string =>
  `${categoryRoute(type, category)}/image/${id}`
