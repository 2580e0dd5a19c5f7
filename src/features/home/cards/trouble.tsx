import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import * as css from '../home.css.ts'

interface TroubleProps {
  to: string
  search?: Record<string, unknown>
  rows: readonly { id: string; text: ReactNode; to?: string }[]
  /** Said when there is nothing to do. */
  fine: ReactNode
}

/** Rows to act on, each leading to its own screen or to their list; or a word that all is well. */
export function Trouble({ to, search = {}, rows, fine }: TroubleProps) {
  if (rows.length === 0)
    return (
      <p className={css.text}>
        <StatusDot tone="success">{fine}</StatusDot>
      </p>
    )
  return (
    <ul>
      {rows.map(({ id, text, to: own }) => (
        <li key={id}>
          <Link
            to={(own ?? to) as never}
            search={(own ? {} : search) as never}
            className={`${css.row} ${css.opens}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
