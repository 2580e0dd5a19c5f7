import { type RefObject, useLayoutEffect, useState } from 'react'

/** A card is no narrower, and stands this far from the next, in px. */
const narrowest = 232
const gap = 12
/** Below this width of a window cards stand below each other, in px: the theme's phone. */
const phone = 600

/**
 * Measures how many cards fit in a row (0: not measured yet), and the top of the first row below the page's top, in
 * px.
 */
export function useGrid(grid: RefObject<HTMLElement | null>): { columns: number; top: number } {
  const [place, setPlace] = useState({ columns: 0, top: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const box = grid.current?.getBoundingClientRect()
      if (!box) return
      const columns =
        window.innerWidth < phone
          ? 1
          : Math.max(1, Math.floor((box.width + gap) / (narrowest + gap)))
      const top = Math.round(box.top + window.scrollY)
      setPlace((before) =>
        before.columns === columns && before.top === top ? before : { columns, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return place
}
