import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A row that is pushed aside on a narrow screen: what is chosen in it (`data-chosen`) is brought into sight. @param chosen what it is, by any name */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const own = row.current?.querySelector('[data-chosen]')
    if (!row.current || !own) return
    const [outer, inner] = [row.current.getBoundingClientRect(), own.getBoundingClientRect()]
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right
    else if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left
  }, [chosen])
  return row
}
