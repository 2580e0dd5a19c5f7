import * as css from './list-screen.css.ts'
import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useCallback, type ReactNode } from 'react'
import { PromotionLines } from '#parts/promotions/promotions.tsx'
import { usePromotionName } from '#parts/promotions/use-promotions.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { CatalogueDownloading } from '#parts/catalogue/catalogue-downloading.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { ArticleList } from './article-list.tsx'
import {
  isNarrowed,
  noFilters,
  viewOf,
  type CatalogueSearch,
  type Category,
} from './catalogue-search.ts'
import { CategoryMenu } from '../departments/category-menu.tsx'
import { OtherDepartments } from '../departments/other-departments.tsx'
import { EmptyDepartment } from '../departments/empty-department.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { loadList } from './list-loader.ts'
import { listedCategories } from '../departments/listed-categories.ts'
import { DepartmentSwitch } from '../departments/department-switch.tsx'

interface ListScreenProps {
  title: string
  /** The part of the catalogue; null: all of it. */
  category: Category | null
  questions: Awaited<ReturnType<typeof loadList>>
  search: CatalogueSearch
  /** Beside the title. */
  actions?: ReactNode
}

/** A list of the catalogue with its categories, filters and order. */
export function ListScreen({
  title,
  category,
  questions: { list: question, menu },
  search,
  actions,
}: ListScreenProps) {
  const { products } = useData(question)
  const { bikeCategories } = useData(menu)
  const age = useAge(question)
  const view = viewOf(search, useConfig())
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<CatalogueSearch>) =>
      void navigate({
        to: '.' as never,
        search: ((before: CatalogueSearch) => ({ ...before, ...next })) as never,
        resetScroll: false,
      }),
    [navigate],
  )
  const narrowed = isNarrowed(search)
  // Where nothing is sold there is nothing to narrow or to sort.
  const nothingSold = products.total === 0 && !narrowed
  const categories = listedCategories(bikeCategories, products.facets, search.mc)
  return (
    <Page
      title={title}
      actions={actions}
      intro={
        <>
          <ListCount total={products.total} articles={products.articles} view={view} />{' '}
          <AsOf age={age} />
          <CatalogueDownloading />
        </>
      }
    >
      <DepartmentSwitch category={category} search={search} facets={products.facets} />
      {category && <CategoryMenu categories={categories} chosen={search.mc} />}
      {!search.search && !search.mc && !search.brand && !search.promo && (
        <PromotionLines location="catalog" part={category} />
      )}
      {!nothingSold && (
        <FilterBar
          facets={products.facets}
          categories={category ? [] : categories}
          search={search}
          view={view}
          onChange={change}
        />
      )}
      <Chosen search={search} onChange={change} />
      <OtherDepartments messages={products.messages} search={search} />
      {products.total === 0 ? (
        narrowed ? (
          <NothingFound onClear={() => change({ search: undefined, ...noFilters })} />
        ) : (
          <EmptyDepartment whole={category === null} />
        )
      ) : (
        <ArticleList
          key={JSON.stringify(question.variables)}
          variables={question.variables}
          first={products.entries}
          total={products.total}
        />
      )}
    </Page>
  )
}

/** Chips that narrow the list beside the filters: the search, and one promotion. */
function Chosen({
  search: { search, promo },
  onChange,
}: {
  search: CatalogueSearch
  onChange: (change: Partial<CatalogueSearch>) => void
}) {
  const { t } = useLingui()
  if (!search && !promo) return null
  return (
    <div className={css.chosen}>
      {search && (
        <Chip
          icon="search"
          removeLabel={t`Clear the search`}
          onPress={() => onChange({ search: undefined })}
        >
          {search}
        </Chip>
      )}
      {promo && (
        <Chip
          icon="tag"
          removeLabel={t`Not this promotion alone`}
          onPress={() => onChange({ promo: undefined })}
        >
          <PromotionName code={promo} />
        </Chip>
      )}
    </div>
  )
}

const PromotionName = ({ code }: { code: string }) => usePromotionName(code)

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      variant="no-result"
      heading={<Trans>Nothing fits</Trans>}
      text={<Trans>Try fewer words, another spelling, or take the filters away.</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    />
  )
}

interface ListCountProps {
  /** Cards there are, and articles behind them. */
  total: number
  articles: number
  view: 'item' | 'group'
}

/** Count of a list: articles, and the models they are grouped into. */
function ListCount({ total, articles, view }: ListCountProps) {
  return (
    <>
      {view === 'group' && (
        <>
          <Plural value={total} one="# model" other="# models" />,{' '}
        </>
      )}
      <Plural value={articles} one="# article" other="# articles" />
    </>
  )
}
