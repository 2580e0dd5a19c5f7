import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { useDates } from '../date/use-dates.ts'
import { CatalogueFull } from './catalogue-full.tsx'
import { coming } from './catalogue-downloading.css.ts'
import { catalogueProgressAtom, deviceCatalogueAtom, percentOf } from './catalogue-progress.ts'

/** Size and age of the stored catalogue, with a way to refresh it. */
export function StoredCatalogue() {
  const { i18n } = useLingui()
  const { brief, clock } = useDates()
  const progress = useAtomValue(catalogueProgressAtom)
  const device = useAtomValue(deviceCatalogueAtom)
  if (!progress || !device) return null
  const { articles, bytes, ready, taking, syncedAt, full } = progress
  const size = i18n.number(bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  const percent = i18n.number(percentOf(progress) / 100, { style: 'percent' })
  const time =
    syncedAt === null
      ? ''
      : new Date(syncedAt).toDateString() === new Date().toDateString()
        ? clock(syncedAt)
        : brief(syncedAt)
  return (
    <Stack>
      {ready && (
        <p>
          <Plural value={articles} one="Catalog: # article" other="Catalog: # articles" />, {size}
          <span className={coming}>
            {' '}
            <Trans>· as of {time}</Trans>
          </span>
        </p>
      )}
      {!ready && articles > 0 && (
        <p>
          <Trans>
            Downloading the catalog: {percent}, {size}
          </Trans>
        </p>
      )}
      {full && !taking && <CatalogueFull />}
      {!ready && !full && articles === 0 && (
        <p>
          <Trans>The catalog is not on this device yet.</Trans>
        </p>
      )}
      {!taking && !full && (
        <div>
          <Button icon="refresh" onClick={device.sync}>
            <Trans>Download the catalog now</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
