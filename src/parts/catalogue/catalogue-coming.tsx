import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { catalogueProgressAtom, percentOf } from './catalogue-progress.ts'
import { coming } from './catalogue-coming.css.ts'

/** One quiet line while the whole catalogue comes to this device for the first time, or where it finds no room; nothing before and after. */
export function CatalogueComing() {
  const { i18n } = useLingui()
  const progress = useAtomValue(catalogueProgressAtom)
  if (progress?.full && !progress.taking && !progress.ready) return <p className={coming}><Trans>There is no room for the catalogue on this device</Trans></p>
  if (!progress || progress.ready || !progress.taking || progress.articles === 0) return null
  const percent = i18n.number(percentOf(progress) / 100, { style: 'percent' })
  const size = i18n.number(progress.bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return <p className={coming}><Trans>The catalogue is coming to this device: {percent}, {size}</Trans></p>
}
