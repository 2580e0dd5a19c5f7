import * as css from './spark-line.css.ts'

interface SparkLineProps {
  /** Says to screen readers what is shown; the same figures stand in a table beside it. */
  label: string
  /** null: nothing was measured, and the line has a gap. */
  values: readonly (number | null)[]
}

const [width, height, edge] = [240, 56, 6]

/** A small line of values over time, the last one marked. */
export function SparkLine({ label, values }: SparkLineProps) {
  const known = values.filter((value) => value !== null)
  const most = Math.max(...known, 0) || 1
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0
  const points = values.flatMap((value, n) =>
    value === null
      ? []
      : [{ n, x: edge + n * step, y: height - edge - (value / most) * (height - 2 * edge) }],
  )
  const path = points
    .map(({ n, x, y }, at) => `${points[at - 1]?.n === n - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('')
  const last = points.at(-1)
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={css.base} d={`M${edge} ${height - edge}H${width - edge}`} />
      <path className={css.stroke} d={path} />
      {points.map(({ n, x, y }) => (
        <circle key={n} className={css.dot} cx={x} cy={y} r={n === last?.n ? 4 : 2} />
      ))}
    </svg>
  )
}
