import { Link } from '@tanstack/react-router'
import { Plural } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { EntryPrice, type PricedEntry } from '#parts/article/entry-price.tsx'
import * as css from './shelf.css.ts'

/** Item of a shelf: an article, or a model of `items` articles. */
export interface ShelfItem extends PricedEntry {
  id: string
  parent_name: string
  items: number
}

interface ShelfProps {
  title: ReactNode
  items: readonly ShelfItem[]
  /** Beside the title: the way to all of it. */
  more?: ReactNode
}

/** A few articles in one row, under a title; without any there is no shelf. */
export function Shelf({ title, items, more }: ShelfProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {more}
      </header>
      <ul className={css.row}>
        {items.map((item) => (
          <li key={item.id} className={css.place}>
            <ShelfCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShelfCard({ item }: { item: ShelfItem }) {
  const { parent_name: model, items, product } = item
  const { category, slug, brand, model_year: year, picture, stocks } = product
  return (
    <Link to="/catalog/$category/$slug" params={{ category, slug }} className={css.card}>
      <ArticlePicture picture={picture} size="card" />
      <span className={css.name}>{items > 1 ? model : product.name}</span>
      <span className={css.quiet}>{[brand, year].filter(Boolean).join(' · ')}</span>
      <span className={css.foot}>
        <EntryPrice entry={item} />
        {items > 1 ? (
          <span className={css.quiet}>
            <Plural value={items} one="# version" other="# versions" />
          </span>
        ) : (
          <StockWord stocks={stocks} />
        )}
      </span>
    </Link>
  )
}
