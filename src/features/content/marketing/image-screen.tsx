import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { filesToKeep } from '#domain/content/files-to-keep.ts'
import { ContentBody } from '#parts/content/content-body.tsx'
import { KeepOffline } from '../reading/keep-offline.tsx'
import { useMarkRead } from '../reading/use-mark-read.ts'
import { type MarketingImage, MarkMarketingRead } from './marketing.gql.ts'
import { MarketingPage } from './marketing-page.tsx'
import { ZipMenu } from './zip-menu.tsx'
import * as css from './marketing.css.ts'

interface ImageScreenProps {
  question: Question<ResultOf<typeof MarketingImage>, VariablesOf<typeof MarketingImage>>
}

/** One piece of marketing material with its files, and the way to its neighbours; opening it marks it as read. */
export function ImageScreen({ question }: ImageScreenProps) {
  const { title: screenTitle } = useScreen()
  const { marketingMaterial: material, siblings } = useData(question)
  const age = useAge(question)
  const { dayOf } = useDates()
  useMarkRead(MarkMarketingRead, material && !material.isRead ? material.id : null)
  if (!material)
    return (
      <Page title={screenTitle}>
        <EmptyState
          icon="image"
          heading={<Trans>This image is no longer here</Trans>}
          action={
            <Link to="/marketing-material" className={button({})}>
              <Trans>Show all marketing material</Trans>
            </Link>
          }
        />
      </Page>
    )
  const { subtitle, files, productRoute, product, publishedAt } = material
  const at = siblings.rows.findIndex(({ id }) => id === material.id)
  const [before, after] = [at > 0 ? siblings.rows[at - 1] : undefined, siblings.rows[at + 1]]
  return (
    <MarketingPage
      {...material}
      intro={
        <>
          {[subtitle, dayOf(Date.parse(String(publishedAt)))].filter(Boolean).join(' · ')}{' '}
          <AsOf age={age} />
        </>
      }
      actions={
        <>
          {productRoute && (
            <Link to={productRoute as never} className={button({})}>
              <Trans>View article {product}</Trans>
            </Link>
          )}
          {files.length > 0 && (
            <KeepOffline group={`marketing-material:${material.id}`} urls={filesToKeep(files)} />
          )}
          {files.length > 1 && (
            <ZipMenu of={{ ids: [material.id] }}>
              <Trans>Download all</Trans>
            </ZipMenu>
          )}
        </>
      }
    >
      <Stack>
        <ContentBody
          content={{ ...material, kind: 'material', publishedAt: String(publishedAt) }}
        />
        {at >= 0 && (before || after) && (
          <div className={css.around}>
            {before ? (
              <Link to={before.route as never} className={button({ variant: 'ghost' })}>
                <Icon name="chevron-left" size="sm" />
                {before.title}
              </Link>
            ) : (
              <span />
            )}
            {after && (
              <Link to={after.route as never} className={button({ variant: 'ghost' })}>
                {after.title}
                <Icon name="chevron-right" size="sm" />
              </Link>
            )}
          </div>
        )}
      </Stack>
    </MarketingPage>
  )
}
