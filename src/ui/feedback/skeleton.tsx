import { bone, lines } from './skeleton.css.ts'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

interface SkeletonProps {
  /** CSS lengths; by default one line of text over the full width. */
  width?: string
  height?: string
}

/** The grey shape of something that is about to come. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={bone} style={{ width, height }} aria-hidden="true" />
}

/** The heading of a page that is about to come: a shape to see, words to hear. */
export function SkeletonTitle({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="12rem" height="1.25em" />
    </>
  )
}

interface SkeletonRowsProps {
  rows?: number
  height?: string
  /** Said while it lasts. */
  label: string
}

/** Several rows of a list that is about to come. */
export function SkeletonRows({ rows = 6, height = '2.75rem', label }: SkeletonRowsProps) {
  return (
    <div className={lines} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
