import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { type Question, useData } from '#data/load.ts'
import { button } from '#ui/button.css.ts'
import { CatalogueMenu } from '../catalogue.gql.ts'
import { asksForList, CatalogueSearch } from '../list/catalogue-search.ts'
import { CategoryScreen } from '../departments/category-screen.tsx'
import { GroupsetBuilder } from '../groupset/groupset-builder.tsx'
import { loadList } from '../list/list-loader.ts'
import { ListSkeleton } from '../list/list-skeleton.tsx'

/** `list`: articles as a list; an address that searches or filters is one, and stays one when its last filter is taken away. */
const Search = v.object({
  ...CatalogueSearch.entries,
  list: v.fallback(v.optional(v.boolean()), undefined),
})

export const Route = createFileRoute('/_frame/catalog/groupset')({
  staticData: {
    screen: {
      title: msg`Groupset`,
      allow: ['page.catalog'],
      search: true,
      menu: {
        group: 'shop',
        order: 22,
        icon: 'gear',
        label: msg`Groupsets`,
        when: ({ config, kinds }) => !config.features.MERGE_MENU_CATALOG && !!kinds?.groupset,
      },
    },
  },
  validateSearch: Search,
  beforeLoad: ({ search: { list, ...search } }) => {
    if (!list && asksForList(search))
      throw redirect({ to: '.', search: { ...search, list: true }, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { list, ...search } }) =>
    list
      ? { list: await loadList(context, search, 'groupset'), parts: null }
      : { list: null, parts: await context.load(CatalogueMenu, { type: 'groupset' }) },
  pendingComponent: ListSkeleton,
  component: Groupsets,
})

function Groupsets() {
  const { list, parts } = Route.useLoaderData()
  const { list: _, ...search } = Route.useSearch()
  if (parts) return <Parts question={parts} />
  const build = (
    <Link to="/catalog/groupset" search={{}} className={button({})}>
      <Trans>Build a groupset</Trans>
    </Link>
  )
  return (
    list && <CategoryScreen category="groupset" questions={list} search={search} actions={build} />
  )
}

function Parts({
  question,
}: {
  question: Question<ResultOf<typeof CatalogueMenu>, VariablesOf<typeof CatalogueMenu>>
}) {
  return <GroupsetBuilder categories={useData(question).bikeCategories} />
}
