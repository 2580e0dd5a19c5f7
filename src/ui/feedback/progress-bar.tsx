import { fill, track } from './progress-bar.css.ts'

interface ProgressBarProps {
  state: 'idle' | 'running' | 'done' | 'failed'
  label: string
}

/** The thin line at the top of the screen: something is on its way. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  if (state === 'idle') return null
  return (
    <aside className={track} aria-label={label}>
      <div className={fill} data-state={state} role="progressbar" aria-label={label} />
    </aside>
  )
}
