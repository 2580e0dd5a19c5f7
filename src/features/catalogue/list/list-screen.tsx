import * as css from './list-screen.css.ts'
import { useNavigate } from '@tanstack/react-router'
import { Trans, Plural } from '@lingui/react/macro'
import { useCallback, type ReactNode } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { CatalogueDownloading } from '#parts/catalogue/catalogue-downloading.tsx'
import { Page } from '#ui/page/page.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { usePhone } from '#ui/media/use-phone.ts'
import { ActiveFilters } from '../filters/active-filters.tsx'
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
import { SearchScope } from '../departments/search-scope.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import { ListView } from './list-view.tsx'
import { NothingFound } from './nothing-found.tsx'
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
  const count = <ListCount total={products.total} articles={products.articles} view={view} />
  const desk = useDesk()
  const phone = usePhone()
  const told = (
    <>
      <AsOf age={age} alone={phone} />
      <CatalogueDownloading />
    </>
  )
  const views = { search, view, onChange: change }
  // Where nothing is sold there is nothing to narrow or to sort.
  const nothingSold = products.total === 0 && !narrowed
  const categories = listedCategories(bikeCategories, products.facets, search.mc)
  return (
    <Page
      title={title}
      actions={
        (actions || (desk && !nothingSold)) && (
          <>
            {desk && !nothingSold && <ListView {...views} />}
            {actions}
          </>
        )
      }
      intro={
        phone ? undefined : (
          <>
            {count} {told}
          </>
        )
      }
    >
      <div className={css.top}>
        <DepartmentSwitch category={category} search={search} facets={products.facets} />
        {category && desk && <CategoryMenu categories={categories} chosen={search.mc} />}
        {!nothingSold && (
          <FilterBar
            facets={products.facets}
            attributes={products.attributes}
            categories={category ? [] : categories}
            search={search}
            part={category}
            onChange={change}
            views={<ListView {...views} />}
            beside={category && <CategoryMenu categories={categories} chosen={search.mc} />}
          />
        )}
        <ActiveFilters
          search={search}
          facets={products.facets}
          categories={categories}
          onChange={change}
        >
          <SearchScope category={category} search={search} facets={products.facets} />
        </ActiveFilters>
        {phone && (
          <div className={css.told}>
            <VisuallyHidden>{count}</VisuallyHidden> {told}
          </div>
        )}
      </div>
      <LeftOut words={products.leftOut} />
      {products.total > 0 && <OtherDepartments messages={products.messages} search={search} />}
      {products.total === 0 ? (
        narrowed ? (
          <NothingFound
            category={category}
            search={search}
            elsewhere={products.messages}
            onClear={() => change({ search: undefined, from: undefined, ...noFilters })}
          />
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

/** Says which words of the search the list is without. */
function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  const without = words.map((word) => `“${word}”`).join(', ')
  return (
    <p className={css.leftOut} role="status">
      <Trans>No article matches all your words. These are the results without {without}.</Trans>
    </p>
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
