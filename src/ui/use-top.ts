import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the page's top a list begins, in px; what stands above may grow and shrink. */
export function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      list.current && setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
