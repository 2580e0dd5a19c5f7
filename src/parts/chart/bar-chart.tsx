import { useEffect, useRef } from 'react'
import * as css from './bar-chart.css.ts'
import type { BarSeries } from './draw-bars.ts'

interface BarChartProps {
  /** Says to screen readers what is shown; the same figures stand in a table beside it. */
  label: string
  categories: readonly string[]
  series: readonly [current: BarSeries, before: BarSeries]
  axisText: (value: number) => string
  onPick?: (category: number) => void
}

/** Two bars for each category, now and before. The library that draws them comes in a chunk of its own. */
export function BarChart({ label, categories, series, axisText, onPick }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    // Without the chunk, as offline before the first visit, the table is there.
    void import('./draw-bars.ts').then(
      ({ drawBars }) => {
        if (!gone && canvas.current)
          remove = drawBars(canvas.current, { categories, series, axisText, onPick })
      },
      () => undefined,
    )
    return () => {
      gone = true
      remove?.()
    }
  }, [categories, series, axisText, onPick])
  const [current, before] = series
  return (
    <div>
      <div className={css.legend} aria-hidden="true">
        <span className={css.entry}>
          <span className={css.current} />
          {current.name}
        </span>
        <span className={css.entry}>
          <span className={css.before} />
          {before.name}
        </span>
      </div>
      <div className={css.frame}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
    </div>
  )
}
