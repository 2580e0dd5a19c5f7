import type { Line } from './line.ts'

/** Counts from now on how often the server reports each intent as applied. Takes the line's `rewrite`. */
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
