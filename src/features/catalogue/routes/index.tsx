import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { Page } from '#ui/page/page.tsx'
import { CatalogueDownloading } from '#parts/catalogue/catalogue-downloading.tsx'
import { CatalogueHome } from '../catalogue.gql.ts'
import { asksForList, CatalogueSearch, type Category } from '../list/catalogue-search.ts'
import * as css from '../home/catalogue-home.css.ts'
import { EmptyDepartment } from '../departments/empty-department.tsx'
import { HomeShelves } from '../home/home-shelves.tsx'
import { loadList } from '../list/list-loader.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { usePartNames } from '../departments/department-names.ts'

export const Route = createFileRoute('/_frame/catalog/')({
  staticData: {
    screen: {
      title: msg`Catalog`,
      allow: ['page.catalog'],
      search: true,
      menu: {
        group: 'shop',
        order: 10,
        icon: 'grid',
        when: ({ config }) => config.features.MERGE_MENU_CATALOG,
      },
    },
  },
  validateSearch: CatalogueSearch,
  loaderDeps: ({ search }) => search,
  // Where the address says anything of a list it is one over all parts; without, the doors to them.
  loader: async ({ context, deps }) =>
    asksForList(deps)
      ? { found: await loadList(context, deps, null), home: null }
      : { found: null, home: await context.load(CatalogueHome, {}) },
  pendingComponent: ListSkeleton,
  component: CatalogueScreen,
})

function CatalogueScreen() {
  const { t } = useLingui()
  const { found, home } = Route.useLoaderData()
  const search = Route.useSearch()
  const title = search.search ? t`Search results` : search.promo ? t`Promotion` : t`All articles`
  if (found) return <ListScreen title={title} category={null} questions={found} search={search} />
  return home && <Home question={home} />
}

const parts = [
  ['bike', 'bike'],
  ['paa', 'wrench'],
  ['groupset', 'gear'],
] as const

function Home({
  question,
}: {
  // Here and not as a type of its own: that would hold the document's import in the route file, which comes with the entry.
  question: Question<ResultOf<typeof CatalogueHome>, VariablesOf<typeof CatalogueHome>>
}) {
  const { t } = useLingui()
  const { catalogueAreas, bikeCategories } = useData(question)
  const names = usePartNames()
  const sold = parts.filter(([type]) => catalogueAreas[type])
  return (
    <Page title={t`Catalog`} intro={<CatalogueDownloading />}>
      {sold.length === 0 ? (
        <EmptyDepartment whole />
      ) : (
        <>
          <div className={css.parts}>
            {sold.map(([type, icon]) => (
              <Part
                key={type}
                type={type}
                label={names[type]}
                icon={icon}
                categories={bikeCategories.filter((category) => category.type === type)}
              />
            ))}
          </div>
          <HomeShelves />
        </>
      )}
    </Page>
  )
}

function Part({
  type,
  label,
  icon,
  categories,
}: {
  type: Category
  label: string
  icon: IconName
  categories: readonly { id: string; mcid: string; wording: string; count: number }[]
}) {
  const { i18n } = useLingui()
  const to = { to: '/catalog/$category', params: { category: type } } as const
  // Articles without a category are not counted.
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={css.part} aria-labelledby={`part-${type}`}>
      <Link {...to} className={css.door}>
        <Icon name={icon} size="lg" />
        <span>
          <h2 id={`part-${type}`} className={css.label}>
            {label}
          </h2>
          {total > 0 && (
            <span className={css.count}>
              <Plural value={total} one="# article" other="# articles" />
            </span>
          )}
        </span>
        <Icon name="arrow" />
      </Link>
      <ul className={css.list}>
        {categories.map(({ id, mcid, wording, count }) => (
          <li key={id}>
            <Link {...to} search={{ mc: mcid }} className={css.category}>
              {wording}
              <span className={css.count}>{i18n.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
