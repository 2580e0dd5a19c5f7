import type { ElementType, ReactNode } from 'react'
import { row, stack, type Gap } from './stack.css.ts'

interface StackProps {
  gap?: Gap
  as?: ElementType
  children: ReactNode
}

/** Things below each other with one distance. */
export function Stack({ gap = 4, as: Tag = 'div', children }: StackProps) {
  return <Tag className={stack({ gap })}>{children}</Tag>
}

interface RowProps extends StackProps {
  justify?: 'start' | 'between' | 'end'
  /** Stays on one line even where it does not fit. */
  tight?: boolean
}

/** Things beside each other, wrapping when the line is full. */
export function Row({
  gap = 2,
  as: Tag = 'div',
  justify = 'start',
  tight = false,
  children,
}: RowProps) {
  return <Tag className={row({ gap, justify, tight })}>{children}</Tag>
}
