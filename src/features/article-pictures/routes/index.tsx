import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useData } from '#data/load.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { ArticlePictures } from '../article-pictures.gql.ts'
import type { PicturedArticle } from '../use-article-pictures.ts'
import * as css from '../article-pictures.css.ts'

/** A code of digits alone comes out of an address as a number. */
const term = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

export const Route = createFileRoute('/_frame/admin/article-pictures/')({
  staticData: {
    screen: {
      title: msg`Article pictures`,
      allow: ['page.upload-area'],
      chip: false,
      search: true,
      menu: { group: 'admin', order: 62, icon: 'image' },
    },
  },
  validateSearch: v.object({
    search: v.optional(v.fallback(v.optional(term), undefined)),
    without: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
    page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
  }),
  loaderDeps: ({ search: { search, without, page = 1 } }) => ({
    search: search ?? null,
    withoutPictures: without ?? false,
    page,
  }),
  loader: ({ context, deps }) => context.load(ArticlePictures, deps),
  pendingComponent: ArticlePicturesPending,
  component: ArticlePicturesScreen,
})

function ArticlePicturesPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Article pictures`}>
      <SkeletonRows rows={10} label={t`Loading articles`} />
    </Page>
  )
}

function ArticlePicturesScreen() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { search, without } = Route.useSearch()
  const {
    articlePictures: { articles, count, page, pageTotal },
  } = useData(Route.useLoaderData())
  const columns: Column<PicturedArticle>[] = [
    {
      key: 'name',
      title: t`Article`,
      lead: true,
      cell: ({ article_code, name, size, colour }) => (
        <span className={css.article}>
          <Link
            to="/admin/article-pictures/$code"
            params={{ code: article_code }}
            className={css.link}
          >
            {name}
          </Link>
          <span className={css.quiet}>{[colour, size].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { key: 'code', title: t`Code`, cell: ({ article_code_display }) => article_code_display },
    { key: 'pictures', title: t`Pictures`, cell: (article) => <Thumbs article={article} /> },
  ]
  return (
    <Page
      title={t`Article pictures`}
      intro={<Plural value={count} one="# article" other="# articles" />}
    >
      <div className={css.stack}>
        <div className={css.bar}>
          <span className={css.search}>
            <SearchBox
              label={t`Find articles`}
              placeholder={t`Code, EAN or name`}
              submit
              value={search ?? ''}
              onSearch={(next) => void navigate({ search: { search: next || undefined, without } })}
            />
          </span>
          <CheckField
            label={<Trans>Only without pictures</Trans>}
            checked={without ?? false}
            onChange={({ target }) =>
              void navigate({ search: { search, without: target.checked || undefined } })
            }
          />
        </div>
        {articles.length === 0 ? (
          <EmptyState
            variant="no-result"
            heading={<Trans>No matching articles</Trans>}
            action={
              <Button onClick={() => void navigate({ search: {} })}>
                <Trans>Show all articles</Trans>
              </Button>
            }
          />
        ) : (
          <Table
            caption={t`Articles with their pictures`}
            columns={columns}
            rows={articles}
            keyOf={({ article_code }) => article_code}
            onRow={({ article_code: code }) =>
              void navigate({
                to: '/admin/article-pictures/$code',
                params: { code },
              })
            }
          />
        )}
        <Pagination
          label={t`Pages`}
          page={page}
          pageCount={pageTotal}
          onPage={(next) => void navigate({ search: { search, without, page: next } })}
        />
      </div>
    </Page>
  )
}

const mostThumbs = 4

function Thumbs({ article: { pictures, drawing } }: { article: PicturedArticle }) {
  if (pictures.length === 0)
    return (
      <span className={css.thumbs}>
        {drawing && <ArticlePicture picture={drawing} size="thumb" />}
        <span className={css.quiet}>
          {drawing ? <Trans>Drawing</Trans> : <Trans>No pictures</Trans>}
        </span>
      </span>
    )
  const more = pictures.length - mostThumbs
  return (
    <span className={css.thumbs}>
      {pictures.slice(0, mostThumbs).map(({ id, address }) => (
        <ArticlePicture key={id} picture={address} size="thumb" />
      ))}
      {more > 0 && <span className={css.quiet}>+{more}</span>}
    </span>
  )
}
