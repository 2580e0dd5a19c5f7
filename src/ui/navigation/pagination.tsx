import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button } from '../button.css.ts'
import { IconButton } from '../icon-button.tsx'
import { pageWindow } from './page-window.ts'
import * as css from './pagination.css.ts'

interface PaginationProps {
  /** Name of the list, where several are on a screen. */
  label?: string
  /** From 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** Maximum of visible page numbers. */
  visible?: number
  /** "11–20 of 214", say. */
  summary?: ReactNode
}

/** The pages of a list. One page needs none of it. */
export function Pagination({
  label,
  page,
  pageCount,
  onPage,
  visible = 5,
  summary,
}: PaginationProps) {
  const { t } = useLingui()
  if (pageCount <= 1 && !summary) return null
  return (
    <nav className={css.pagination} aria-label={label ?? t`Pages`}>
      <span className={css.summary}>{summary}</span>
      {pageCount > 1 && (
        <span className={css.pages}>
          <IconButton
            icon="chevron-left"
            label={t`Previous page`}
            size="sm"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageWindow(page, pageCount, visible).map((number) => (
            <button
              key={number}
              type="button"
              className={`${button({ variant: 'ghost', size: 'sm' })} ${number === page ? css.current : ''}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          <IconButton
            icon="chevron-right"
            label={t`Next page`}
            size="sm"
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </nav>
  )
}
