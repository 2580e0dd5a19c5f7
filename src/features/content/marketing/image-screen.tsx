import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { SafeHtml } from '#parts/html/safe-html.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { ReadFile } from '../content.gql.ts'
import { FileCards } from '../reading/file-cards.tsx'
import { KeptPicture } from '../reading/kept-picture.tsx'
import { FileDownload } from '../reading/file-download.tsx'
import { useMarkRead } from '../reading/use-mark-read.ts'
import { type MarketingImage, MarkMarketingRead } from './marketing.gql.ts'
import { MarketingPage } from './marketing-page.tsx'
import { ZipMenu } from './zip-menu.tsx'
import * as cards from '../content.css.ts'
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
  const { subtitle, body, files, productRoute, product, publishedAt } = material
  const at = siblings.rows.findIndex(({ id }) => id === material.id)
  const [before, after] = [at > 0 ? siblings.rows[at - 1] : undefined, siblings.rows[at + 1]]
  const [only, ...more] = files
  const picture = more.length === 0 && only?.medFileUrl ? only : undefined
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
          {more.length > 0 && (
            <ZipMenu of={{ ids: [material.id] }}>
              <Trans>Download all</Trans>
            </ZipMenu>
          )}
        </>
      }
    >
      <Stack>
        {picture && <Picture file={picture} title={material.title} />}
        {body && <SafeHtml html={body} />}
        {only && !picture && <FileCards {...material} publishedAt={String(publishedAt)} />}
        {only?.mime === 'application/pdf' && more.length === 0 && (
          <iframe className={cards.paper} src={only.oriFileUrl} title={only.fileTitle} />
        )}
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

/** The only file of material, when it is a picture. */
function Picture({ file, title }: { file: ReadFile; title: string }) {
  const sizeText = useSizeText()
  const { fileName, bytes, width, height, medFileUrl } = file
  return (
    <figure className={css.figure}>
      <KeptPicture
        className={css.large}
        url={medFileUrl ?? file.oriFileUrl}
        alt={title}
        otherwise={
          <p className={cards.quiet}>
            <Trans>You’re offline, and this picture isn’t saved on this device.</Trans>
          </p>
        }
      />
      <figcaption className={css.caption}>
        <span className={cards.quiet}>
          {[fileName, sizeText(bytes), width && `${width} × ${height}`].filter(Boolean).join(' · ')}
        </span>
        <FileDownload file={file} />
      </figcaption>
    </figure>
  )
}
