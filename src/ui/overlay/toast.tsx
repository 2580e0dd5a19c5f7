import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { region, toast, words } from '../feedback/notice.css.ts'
import { toneText } from '../display/tone.css.ts'
import { toneIcon, type Tone } from '../display/tone.ts'

interface ToastProps {
  tone?: Tone
  children: ReactNode
  /** Undo, say. */
  action?: ReactNode
  onClose: () => void
}

/** A short message at the foot of the screen. */
export function Toast({ tone = 'neutral', children, action, onClose }: ToastProps) {
  const { t } = useLingui()
  return (
    <div className={toast}>
      <span className={toneText[tone]}>
        <Icon name={toneIcon[tone]} />
      </span>
      <div className={words}>{children}</div>
      {action}
      <IconButton icon="close" label={t`Close`} onClick={onClose} />
    </div>
  )
}

/** Region of toasts; always in the page, so that screen readers announce new ones. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} aria-live="polite" className={region}>
      {children}
    </div>
  )
}
