import { useEffect, useState } from 'react'
import { barAfterScroll } from './bar-in-sight.ts'

/** Of the bar in pixels, as `size.phoneBar` of the theme. */
const height = 50

/** Whether the bar is in sight: it goes while the page scrolls down and comes back when it scrolls up. */
export function useBarInSight(hides: boolean): boolean {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    setShown(true)
    if (!hides) return
    let bar = { shown: true, turnedAt: scrollY }
    const follow = () => {
      bar = barAfterScroll(bar, scrollY, height)
      setShown(bar.shown)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [hides])
  return shown
}
