import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './map-shapes.ts'

/** Size of a map until it has been laid out. */
const usual: Size = { width: 640, height: 480 }

/** Measures an element, now and whenever it changes. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((before) =>
          before.width === width && before.height === height ? before : { width, height },
        )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
