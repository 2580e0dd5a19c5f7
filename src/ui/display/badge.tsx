import type { ReactNode } from 'react'
import { badge } from './badge.css.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { toneSoft } from './tone.css.ts'
import type { Tone } from './tone.ts'

interface BadgeProps {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}

/** One or two words that mark a thing: a promotion, a kind, a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${badge} ${toneSoft[tone]}`}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
