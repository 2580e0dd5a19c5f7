const lasting = Symbol('lasting')

/**
 * Marks a value of an answer as one that never changes, nor anything in it: what it is written as may be kept beside it.
 * An object made from it by `Object.create` shows the same, but for the fields of its own.
 */
export function last<T extends object>(value: T): T {
  Object.defineProperty(value, lasting, { value: true })
  return value
}

/** Returns the lasting value behind a value of an answer: itself, or the one it was made from. */
export function lastingOf(value: object): object | undefined {
  if (!(lasting in value)) return undefined
  return Object.hasOwn(value, lasting) ? value : (Object.getPrototypeOf(value) as object)
}
