import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Page } from '#ui/page/page.tsx'
import { CatalogueComing } from '#parts/catalogue/catalogue-coming.tsx'
import { CatalogueHome } from '../catalogue.gql.ts'
import { CatalogueSearch, type Category } from '../catalogue-search.ts'
import * as css from '../catalogue-home.css.ts'
import { HomeShelves } from '../home-shelves.tsx'
import { loadList } from '../list-loader.ts'
import { ListScreen } from '../list-screen.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'

export const Route = createFileRoute('/$locale/_frame/catalog/')({
  staticData: {
    screen: {
      title: msg`Catalogue`,
      allow: ['page.catalog'],
      search: true,
      menu: { group: 'shop', order: 10, icon: 'grid', when: ({ config }) => config.features.MERGE_MENU_CATALOG },
    },
  },
  validateSearch: CatalogueSearch,
  loaderDeps: ({ search }) => search,
  // With words to search for, or a promotion, it is a list over all categories (DECIDED: catalogue); without, the doors to them.
  loader: async ({ context, deps }) =>
    deps.search || deps.promo ? { found: await loadList(context, deps, null), home: null } : { found: null, home: await context.load(CatalogueHome, {}) },
  pendingComponent: ListSkeleton,
  component: CatalogueScreen,
})

function CatalogueScreen() {
  const { t } = useLingui()
  const { found, home } = Route.useLoaderData()
  const search = Route.useSearch()
  if (found) return <ListScreen title={search.search ? t`Search results` : t`Promotion`} question={found.list} search={search} categories={[]} />
  return home && <Home question={home} />
}

type HomeQuestion = Question<ResultOf<typeof CatalogueHome>, VariablesOf<typeof CatalogueHome>>

function Home({ question }: { question: HomeQuestion }) {
  const { t } = useLingui()
  const { catalogueAreas, bikeCategories } = useData(question)
  const parts: { type: Category; label: string; icon: IconName }[] = [
    { type: 'bike', label: t`Bikes`, icon: 'bike' },
    { type: 'paa', label: t`Parts and accessories`, icon: 'wrench' },
    { type: 'groupset', label: t`Groupsets`, icon: 'gear' },
  ]
  return (
    <Page title={t`Catalogue`}>
      <CatalogueComing />
      <div className={css.parts}>
        {parts.filter(({ type }) => catalogueAreas[type]).map(({ type, label, icon }) => (
          <Part key={type} type={type} label={label} icon={icon} categories={bikeCategories.filter((category) => category.type === type)} />
        ))}
      </div>
      <HomeShelves />
    </Page>
  )
}

function Part({ type, label, icon, categories }: { type: Category; label: string; icon: IconName; categories: readonly { id: string; mcid: string; wording: string; count: number }[] }) {
  const locale = useLocale()
  const to = { to: '/$locale/catalog/$category', params: { locale, category: type } } as const
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={css.part} aria-labelledby={`part-${type}`}>
      <Link {...to} className={css.door}>
        <Icon name={icon} size="lg" />
        <span>
          <h2 id={`part-${type}`} className={css.label}>{label}</h2>
          <span className={css.count}><Plural value={total} one="# article" other="# articles" /></span>
        </span>
        <Icon name="arrow" />
      </Link>
      <ul className={css.list}>
        {categories.map(({ id, mcid, wording, count }) => (
          <li key={id}><Link {...to} search={{ mc: mcid }} className={css.category}>{wording}<span className={css.count}>{count}</span></Link></li>
        ))}
      </ul>
    </section>
  )
}
