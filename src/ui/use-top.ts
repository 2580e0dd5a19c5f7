import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the top of a list below the page's top, in px; it follows changes of the content above. */
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
