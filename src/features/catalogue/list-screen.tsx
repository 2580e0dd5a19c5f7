import { useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback } from 'react'
import { useConfig } from '#app/session/use-session.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { CatalogueComing } from '#parts/catalogue/catalogue-coming.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { ResultOf } from 'gql.tada'
import { ArticleList } from './article-list.tsx'
import type { CataloguePage } from './catalogue.gql.ts'
import { type CatalogueSearch, type ListVariables, noFilters, viewOf } from './catalogue-search.ts'
import { CategoryMenu } from './category-menu.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PromotionName } from './promotion-name.tsx'
import * as css from './list-screen.css.ts'

interface ListScreenProps {
  title: string
  question: Question<ResultOf<typeof CataloguePage>, ListVariables>
  search: CatalogueSearch
  categories: readonly { mcid: string; wording: string; count: number }[]
  /** Beside the title. */
  actions?: ReactNode
}

/** A list of the catalogue with its categories, filters and order. */
export function ListScreen({ title, question, search, categories, actions }: ListScreenProps) {
  const { products } = useData(question)
  const age = useAge(question)
  const locale = useLocale()
  const config = useConfig()
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<CatalogueSearch>) => void navigate({ to: '.' as never, search: ((before: CatalogueSearch) => ({ ...before, ...next })) as never, resetScroll: false }),
    [navigate],
  )
  return (
    <Page
      title={title}
      actions={actions}
      intro={<><Plural value={products.total} one="# result" other="# results" /> <AsOf age={age} /></>}
    >
      <CatalogueComing />
      {categories.length > 0 && <CategoryMenu categories={categories} chosen={search.mc} onChoose={(mc) => change({ mc })} />}
      <FilterBar facets={products.facets} search={search} view={viewOf(search, config)} onChange={change} />
      <Chosen search={search} onChange={change} />
      <Elsewhere messages={products.messages} search={search.search} />
      {products.total === 0
        ? <NothingFound onClear={() => change({ search: undefined, ...noFilters })} />
        : <ArticleList key={JSON.stringify(question.variables)} variables={question.variables} first={products.entries} locale={locale} total={products.total} />}
    </Page>
  )
}

/** What narrows the list besides the filters: the words searched for, and one promotion. */
function Chosen({ search: { search, promo }, onChange }: { search: CatalogueSearch; onChange: (change: Partial<CatalogueSearch>) => void }) {
  const { t } = useLingui()
  if (!search && !promo) return null
  return (
    <div className={css.chosen}>
      {search && <Chip icon="search" removeLabel={t`Clear the search`} onPress={() => onChange({ search: undefined })}>{search}</Chip>}
      {promo && <Chip icon="tag" removeLabel={t`Not this promotion alone`} onPress={() => onChange({ promo: undefined })}><PromotionName code={promo} /></Chip>}
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      variant="no-result"
      heading={<Trans>Nothing fits</Trans>}
      text={<Trans>Try fewer words, another spelling, or take the filters away.</Trans>}
      action={<Button onClick={onClear}><Trans>Clear search and filters</Trans></Button>}
    />
  )
}
