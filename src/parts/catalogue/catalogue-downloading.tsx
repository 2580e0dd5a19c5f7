import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { catalogueProgressAtom, percentOf } from './catalogue-progress.ts'
import { coming } from './catalogue-downloading.css.ts'

/**
 * Line under a page's title while the catalogue downloads for the first time, or has no room; otherwise nothing. It
 * uses the gap below the title, so that nothing moves.
 */
export function CatalogueDownloading() {
  return (
    <span className={coming}>
      <Words />
    </span>
  )
}

function Words() {
  const { i18n } = useLingui()
  const progress = useAtomValue(catalogueProgressAtom)
  if (progress?.full && !progress.taking && !progress.ready)
    return <Trans>Not enough space for the catalog on this device</Trans>
  if (!progress || progress.ready || !progress.taking || progress.articles === 0) return null
  const percent = i18n.number(percentOf(progress) / 100, { style: 'percent' })
  const size = i18n.number(progress.bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <Trans>
      Downloading the catalog: {percent}, {size}
    </Trans>
  )
}
