import type { Line } from './line.ts'

/** How often the server has said of each intent that it is applied, from now on. Takes the line's `rewrite`. */
export function countApplied(line: Line): Map<string, number> {
  const applied = new Map<string, number>()
  line.rewrite = (path, body) => {
    if (path !== '/graphql') return undefined
    for (const [, id] of body.toString().matchAll(/"mutationId":"([\w-]+)","status":"APPLIED"/g))
      applied.set(id!, (applied.get(id!) ?? 0) + 1)
    return undefined
  }
  return applied
}
