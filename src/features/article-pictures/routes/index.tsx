import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Button } from '#ui/button.tsx'
import { ArticlePictures } from '../article-pictures.gql.ts'
import type { PicturedArticle } from '../use-article-pictures.ts'
import { useManyArticles } from '../use-many-articles.tsx'
import * as css from '../article-pictures.css.ts'

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
  validateSearch: listSearch({ filters: { pictures: v.literal('none') } }),
  loaderDeps: ({ search: { pictures, ...search } }) => ({
    ...listVariables(search),
    withoutPictures: pictures === 'none',
  }),
  loader: ({ context, deps }) => context.load(ArticlePictures, deps),
  pendingComponent: ListPending,
  component: ArticlePicturesScreen,
})

function ArticlePicturesScreen() {
  const { t } = useLingui()
  const { busy, share, remove, results } = useManyArticles()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ articlePictures }) => articlePictures}
      keyOf={({ article_code }) => article_code}
      rowTo={({ article_code }) => `/admin/article-pictures/${encodeURIComponent(article_code)}`}
      exportName="article-pictures"
      searchHint={t`Code, EAN or name`}
      filters={[
        {
          name: 'pictures',
          label: t`Pictures`,
          any: t`All articles`,
          options: [{ value: 'none', label: t`Only without pictures` }],
        },
      ]}
      actions={(article) =>
        article.pictures.length === 0
          ? []
          : [
              {
                label: t`Use for all sizes`,
                icon: 'copy',
                disabled: article.siblings.length === 0,
                run: () => void share([article]),
              },
              {
                label: t`Remove pictures`,
                icon: 'trash',
                danger: true,
                run: () => void remove([article]),
              },
            ]
      }
      bulk={(articles, clear) => (
        <>
          <Button
            size="sm"
            icon="copy"
            busy={busy}
            onClick={() => void share(articles).then(clear)}
          >
            <Trans>Use for all sizes</Trans>
          </Button>
          <Button
            size="sm"
            icon="trash"
            busy={busy}
            onClick={() => void remove(articles).then(clear)}
          >
            <Trans>Remove pictures</Trans>
          </Button>
        </>
      )}
      nameOf={({ name, article_code_display }) => `${article_code_display} ${name}`}
      empty={{ heading: t`No articles yet`, icon: 'image' }}
      columns={[
        {
          key: 'name',
          title: t`Article`,
          lead: true,
          sortable: true,
          text: ({ name }) => name,
        },
        {
          key: 'code',
          title: t`Code`,
          sortable: true,
          text: ({ article_code_display }) => article_code_display,
        },
        {
          key: 'pictures',
          title: t`Pictures`,
          cell: (article) => <Thumbs article={article} />,
          text: ({ pictures }) => pictures.length,
        },
      ]}
    >
      {results}
    </ListPage>
  )
}

const maxThumbs = 4

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
  const more = pictures.length - maxThumbs
  return (
    <span className={css.thumbs}>
      {pictures.slice(0, maxThumbs).map(({ id, address }) => (
        <ArticlePicture key={id} picture={address} size="thumb" />
      ))}
      {more > 0 && <span className={css.quiet}>+{more}</span>}
    </span>
  )
}
