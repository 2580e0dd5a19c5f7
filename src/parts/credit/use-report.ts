import { useEffect } from 'react'

/** Another customer is another load of the page, so what was said here was said of this one. */
const told = new Set<string>()

/** Reports an error to the page's error listeners, once. */
export function useReport(error: Error | null): void {
  useEffect(() => {
    if (!error || told.has(error.message)) return
    told.add(error.message)
    reportError(error)
  }, [error])
}
