import { useEffect, useState } from 'react'

/** A value that follows once it has rested. @param wait milliseconds */
export function useDebounced<T>(value: T, wait: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return rested
}
