import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { contentStates } from '#domain/content/validity.ts'
import { withBasePath } from '#offline/base-path.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { BannerList, DeleteBanner, RestoreBanner } from '../../banners/banner.gql.ts'
import { OrderBannersButton } from '../../banners/order-banners.tsx'
import * as css from '../../banners/banner.css.ts'
import { contentWords } from '../../content-words.ts'
import { useContentList } from '../../use-content-list.tsx'

export const Route = createFileRoute('/_frame/admin/banners/')({
  staticData: {
    screen: {
      title: msg`Banners`,
      allow: ['page.banner'],
      menu: { group: 'admin', order: 80, icon: 'image' },
    },
  },
  validateSearch: listSearch({
    filters: {
      filter: v.picklist(contentStates),
      filterContentTargetMarket: v.string(),
      sorg: v.string(),
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(BannerList, deps),
  pendingComponent: ListPending,
  component: Banners,
})

function Banners() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { bannerSorgs, markets } = useData(question)
  const { columns, removalText, filters, ...list } = useContentList(
    RestoreBanner,
    undefined,
    markets.rows,
  )
  return (
    <ListPage
      question={question}
      pageOf={({ banners }) => banners}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/banners/${id}/edit`}
      create={{ to: '/admin/banners/create', label: t`New banner` }}
      removal={{
        mutation: DeleteBanner,
        label: t`Delete banner`,
        text: removalText,
        words: contentWords,
      }}
      {...list}
      filters={[
        ...filters,
        {
          name: 'sorg',
          label: t`Sales organization`,
          any: t`All sales organizations`,
          options: bannerSorgs.map(({ sorg, name }) => ({
            value: sorg,
            label: `${sorg} – ${name}`,
          })),
        },
      ]}
      tools={<OrderBannersButton />}
      exportName="banners"
      searchHint={t`Title or link`}
      empty={{
        heading: t`No banners yet`,
        text: t`Banners appear at the top of the catalog.`,
        icon: 'image',
      }}
      columns={[
        {
          key: 'title',
          title: t`Banner`,
          lead: true,
          sortable: true,
          cell: ({ title, url }) => (
            <span className={css.line}>
              <img className={css.small} src={withBasePath(url)} alt="" />
              {title ?? t`Banner`}
            </span>
          ),
          text: ({ title }) => title ?? t`Banner`,
        },
        {
          key: 'sorg',
          title: t`Sales organization`,
          sortable: true,
          text: ({ sorg }) => sorg ?? t`All`,
        },
        ...columns,
      ]}
    />
  )
}
