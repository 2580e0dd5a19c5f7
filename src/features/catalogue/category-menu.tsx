import { Trans, useLingui } from '@lingui/react/macro'
import { Chip } from '#ui/chip.tsx'
import * as css from './category-menu.css.ts'

interface CategoryMenuProps {
  categories: readonly { mcid: string; wording: string; count: number }[]
  chosen: string | undefined
  onChoose: (mc: string | undefined) => void
}

/** The categories of a part of the catalogue, with a way back to all of them. */
export function CategoryMenu({ categories, chosen, onChoose }: CategoryMenuProps) {
  const { t } = useLingui()
  return (
    <nav className={css.menu} aria-label={t`Categories`}>
      <Chip chosen={!chosen} onPress={() => onChoose(undefined)}><Trans>All categories</Trans></Chip>
      {categories.map(({ mcid, wording, count }) => (
        <Chip key={mcid} chosen={chosen === mcid} count={count} onPress={() => onChoose(mcid)}>{wording}</Chip>
      ))}
    </nav>
  )
}
