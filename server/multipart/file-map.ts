import { failure } from '../failure.ts'

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** @throws BAD_INPUT for text that is no JSON object */
export function readObject(text: string, field: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value) && !Array.isArray(value)) return value
  } catch {
    // Answered below.
  }
  throw failure('BAD_INPUT', { field })
}

/** Puts a file's value into the operation, in place of the null there. */
export type PutFile = (value: string) => void

/** @throws BAD_INPUT for a path that does not lead to a null of the variables */
function placeAt(operation: Json, path: string): PutFile {
  const steps = path.split('.')
  const last = steps.pop()
  let at: unknown = steps[0] === 'variables' && steps.length <= 6 ? operation : undefined
  for (const step of steps) at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined
  if (last === undefined || !isRecord(at) || !Object.hasOwn(at, last) || at[last] !== null)
    throw failure('BAD_INPUT', { field: 'map' })
  const holder = at
  return (value) => {
    holder[last] = value
  }
}

/**
 * Reads which part of the request belongs where: each part to one place, each place of one part.
 * @throws BAD_INPUT for a map that says anything else
 */
export function readMap(text: string, operation: Json): Map<string, PutFile> {
  const places = new Map<string, PutFile>()
  const taken = new Set<string>()
  for (const [part, paths] of Object.entries(readObject(text, 'map'))) {
    const [path] = Array.isArray(paths) && paths.length === 1 ? (paths as unknown[]) : []
    if (typeof path !== 'string' || taken.has(path)) throw failure('BAD_INPUT', { field: 'map' })
    taken.add(path)
    places.set(part, placeAt(operation, path))
  }
  return places
}
