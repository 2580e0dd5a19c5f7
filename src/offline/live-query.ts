import { liveQuery } from 'dexie'

/** Milliseconds before a failed query is tried again. */
const again = 1_000

/**
 * Tells what is read now and after each change of what it was read from, of this tab or another. A look that fails, as one
 * does whose connection goes in the middle of it, is tried again: Dexie itself would be silent from there on.
 * @param onTrouble told of each look that has failed. @returns how to stop
 */
export function subscribeLive<T>(
  read: () => PromiseLike<T>,
  listener: (value: T) => void,
  onTrouble: () => void = () => {},
): () => void {
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const failed = () => {
    if (over) return
    onTrouble()
    clearTimeout(timer)
    timer = setTimeout(begin, again)
  }
  const begin = () => {
    stop()
    // Some errors it does not pass on: they are seen here alone.
    const look = async () => {
      try {
        return await read()
      } catch (error) {
        failed()
        throw error
      }
    }
    const subscription = liveQuery(look).subscribe({ next: listener, error: () => {} })
    stop = () => subscription.unsubscribe()
  }
  begin()
  return () => {
    over = true
    clearTimeout(timer)
    stop()
  }
}
