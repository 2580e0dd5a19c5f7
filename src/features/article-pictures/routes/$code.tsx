import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useData } from '#data/load.ts'
import { ArticlePicture as Picture } from '#parts/article/article-picture.tsx'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ArticlePicture } from '../article-pictures.gql.ts'
import { PictureTile } from '../picture-tile.tsx'
import { type PicturedArticle, useArticlePictures } from '../use-article-pictures.ts'
import * as css from '../article-pictures.css.ts'

export const Route = createFileRoute('/_frame/admin/article-pictures/$code')({
  staticData: {
    screen: {
      title: msg`Pictures of an article`,
      titleFrom: ({ params }) => params.code,
      allow: ['page.upload-area'],
      chip: false,
      up: '/admin/article-pictures',
    },
  },
  loader: ({ context, params }) => context.load(ArticlePicture, { articleCode: params.code }),
  pendingComponent: PicturesPending,
  component: Pictures,
})

function PicturesPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Pictures of an article`}>
      <SkeletonRows rows={4} label={t`Loading pictures`} />
    </Page>
  )
}

function Pictures() {
  const { t } = useLingui()
  const { articlePicture } = useData(Route.useLoaderData())
  if (articlePicture) return <PicturesOf article={articlePicture} />
  return (
    <Page title={t`Pictures of an article`}>
      <EmptyState variant="no-result" heading={<Trans>This article no longer exists</Trans>} />
    </Page>
  )
}

/** One article's pictures: added, put in order, removed. */
function PicturesOf({ article }: { article: PicturedArticle }) {
  const { t } = useLingui()
  const { article_code: code, article_code_display, name, pictures } = article
  const { busy, refresh, move, remove, share } = useArticlePictures(article)
  return (
    <Page
      title={name}
      intro={article_code_display}
      actions={
        article.siblings.length > 0 &&
        pictures.length > 0 && (
          <Button icon="copy" busy={busy} onClick={() => void share()}>
            <Plural
              value={article.siblings.length}
              one="Use for # more size"
              other="Use for # more sizes"
            />
          </Button>
        )
      }
    >
      <div className={css.stack}>
        {pictures.length > 0 ? (
          <ul className={css.pictures} aria-label={t`Pictures`}>
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.id}
                picture={picture}
                at={at}
                of={pictures.length}
                busy={busy}
                onMove={move}
                onRemove={() => void remove(picture.id, at)}
              />
            ))}
          </ul>
        ) : (
          <NoPictures drawing={article.drawing} />
        )}
        <UploadField
          target={{ kind: 'article-picture', use: 'article-picture', owner: code }}
          hint={<Trans>Drop pictures here. The first one is shown in lists.</Trans>}
          chooseLabel={t`Choose pictures`}
          camera
          multiple
          onSent={refresh}
        />
      </div>
    </Page>
  )
}

function NoPictures({ drawing }: { drawing: string | null }) {
  if (!drawing) return <EmptyState icon="image" heading={<Trans>No pictures yet</Trans>} />
  return (
    <ul className={css.pictures}>
      <li className={css.picture}>
        <Picture picture={drawing} size="card" />
        <span className={css.quiet}>
          <Trans>Dealers see this drawing until you upload a picture.</Trans>
        </span>
      </li>
    </ul>
  )
}
