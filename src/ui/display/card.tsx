import { useId, type ReactNode } from 'react'
import { card, cardHeader } from './card.css.ts'

interface CardProps {
  title?: ReactNode
  actions?: ReactNode
  /** Off for a card that holds a table or list from edge to edge. */
  padded?: boolean
  children: ReactNode
}

/** A group of things inside a hairline. Cards do not stand in cards. */
export function Card({ title, actions, padded = true, children }: CardProps) {
  const id = useId()
  const Tag = title ? 'section' : 'div'
  return (
    <Tag className={card({ padded })} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={cardHeader({ padded })}>
          <h2 id={id}>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </Tag>
  )
}
