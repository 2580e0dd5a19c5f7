import type { ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import { notice, title as titleClass, words } from './notice.css.ts'
import { toneSoft } from '../display/tone.css.ts'
import { toneIcon, type Tone } from '../display/tone.ts'

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Spoken when it appears: `alert` at once, `status` when there is a pause. */
  live?: 'alert' | 'status'
}

/** A message that stands in the page until its reason has gone. */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  return (
    <div className={`${notice} ${toneSoft[tone]}`} role={live}>
      <Icon name={toneIcon[tone]} />
      <div className={words}>
        {title && <strong className={titleClass}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
