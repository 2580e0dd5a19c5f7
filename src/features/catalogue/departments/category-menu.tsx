import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { chip, count as countClass } from '#ui/display/chip.css.ts'
import type { CatalogueSearch } from '../list/catalogue-search.ts'
import type { ListedCategory } from './listed-categories.ts'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import * as css from './category-menu.css.ts'

interface CategoryMenuProps {
  categories: readonly ListedCategory[]
  chosen: string | undefined
}

/** The categories of a part of the catalogue, with a way back to all of them. */
export function CategoryMenu({ categories, chosen }: CategoryMenuProps) {
  const { t, i18n } = useLingui()
  const row = useChosenInSight<HTMLElement>(`${chosen} ${categories.length}`)
  if (categories.length < 2 && !chosen) return null
  const to = (mc: string | undefined) =>
    ({
      to: '.',
      search: ((before: CatalogueSearch) => ({ ...before, mc })) as never,
      resetScroll: false,
      activeOptions: { exact: true },
    }) as const
  return (
    <nav ref={row} className={css.menu} aria-label={t`Categories`}>
      <Link {...to(undefined)} className={chip({ chosen: !chosen })}>
        <Trans>All categories</Trans>
      </Link>
      {categories.map(({ mcid, wording, count }) => (
        <Link
          key={mcid}
          data-chosen={chosen === mcid || undefined}
          {...to(mcid)}
          className={chip({ chosen: chosen === mcid })}
        >
          {wording}
          <span className={countClass}>{i18n.number(count)}</span>
        </Link>
      ))}
    </nav>
  )
}
