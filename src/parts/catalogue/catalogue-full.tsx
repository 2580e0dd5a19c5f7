import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { catalogueProgressAtom, deviceCatalogueAtom } from './catalogue-progress.ts'

/** Notice that the catalogue has no room on this device: space needed, what to do, and a retry. Otherwise nothing. */
export function CatalogueFull() {
  const { i18n } = useLingui()
  const progress = useAtomValue(catalogueProgressAtom)
  const device = useAtomValue(deviceCatalogueAtom)
  if (!progress?.full || !device) return null
  const {
    full: { needed },
    ready,
    taking,
  } = progress
  const size =
    needed === null
      ? null
      : i18n.number(needed / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <Notice
      tone="warning"
      live="status"
      title={<Trans>Not enough space for the catalog on this device</Trans>}
      action={
        <Button icon="refresh" busy={taking} onClick={device.sync}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {size !== null && (
        <>
          <Trans>It needs about {size}.</Trans>{' '}
        </>
      )}
      {ready ? (
        <Trans>
          The last downloaded catalog still works; its prices and stock may be out of date.
        </Trans>
      ) : (
        <Trans>Offline, only pages you opened before are available.</Trans>
      )}{' '}
      <Trans>Free up space on this device, for example pictures or downloads, and try again.</Trans>
    </Notice>
  )
}
