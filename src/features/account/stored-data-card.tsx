import { ownName } from '#offline/base-path.ts'
import * as css from './account.css.ts'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState, useEffect } from 'react'
import { StoredCatalogue } from '#parts/catalogue/stored-catalogue.tsx'
import { offlineAtom, syncStatusAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { Offline } from '#offline/start-offline.ts'
import { askToPersist, type StorageSafety } from '#offline/storage-persist.ts'

/** Data stored on this device: how much, how safely, and a way to delete it. */
export function StoredDataCard() {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState(false)
  const { bytes, safety, askToKeep } = useStoredData()
  const size =
    bytes === null
      ? null
      : i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <Card title={<Trans>Stored on this device</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            The catalog, your cart and unsent changes are kept here so the portal works offline.
          </Trans>
        </p>
        {size && (
          <p>
            <Trans>{size} in use</Trans>
          </p>
        )}
        <StoredCatalogue />
        {safety === 'kept' && (
          <StatusDot tone="success">
            <Trans>Stored permanently</Trans>
          </StatusDot>
        )}
        {safety === 'evictable' && (
          <div>
            <StatusDot tone="warning">
              <Trans>Not stored permanently</Trans>
            </StatusDot>
            <p className={css.quiet}>
              <Trans>The browser may delete it if the device runs out of space</Trans>
            </p>
          </div>
        )}
        {safety === 'unknown' && (
          <p className={css.quiet}>
            <Trans>This browser doesn’t say whether it stores data permanently.</Trans>
          </p>
        )}
        <Row>
          {safety === 'evictable' && (
            <Button icon="shield" onClick={askToKeep}>
              <Trans>Store permanently</Trans>
            </Button>
          )}
          <Button icon="trash" onClick={() => setAsked(true)}>
            <Trans>Clear</Trans>
          </Button>
        </Row>
      </Stack>
      <ClearQuestion open={asked} onClose={() => setAsked(false)} />
    </Card>
  )
}

/** Unsent changes are never lost silently: they are counted, and kept unless the person chooses otherwise. */
function ClearQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const offline = useAtomValue(offlineAtom)
  const { waiting } = useAtomValue(syncStatusAtom)
  const clear = (unsent: 'keep' | 'discard') => offline && clearStored(offline, unsent)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Trans>Clear what this device keeps?</Trans>}
      text={
        waiting > 0 ? (
          <Plural
            value={waiting}
            one="# change has not been sent yet. It is kept unless you discard it."
            other="# changes have not been sent yet. They are kept unless you discard them."
          />
        ) : (
          <Trans>Everything is saved on the server and loads again when it’s needed.</Trans>
        )
      }
      danger={false}
      {...(waiting > 0 && {
        other: { label: <Trans>Discard changes and clear</Trans>, run: () => clear('discard') },
      })}
      confirm={waiting > 0 ? <Trans>Keep changes and clear</Trans> : <Trans>Clear</Trans>}
      onConfirm={() => clear('keep')}
    />
  )
}

/** Caches the worker fills as it goes; without the page itself and its files nothing would start offline. */
const passing = ['pictures', 'tenant']

/**
 * Deletes cached server data on this device and reloads the page.
 * @param unsent whether waiting changes are kept
 */
async function clearStored(offline: Offline, unsent: 'keep' | 'discard'): Promise<void> {
  await offline.signOut(unsent)
  if ('caches' in window) await Promise.all(passing.map((name) => caches.delete(ownName(name))))
  location.reload()
}

/** Returns how much this device stores for the portal, and how safely; null until the browser has answered. */
function useStoredData() {
  const [bytes, setBytes] = useState<number | null>(null)
  const [safety, setSafety] = useState<StorageSafety>('unknown')
  const storage = 'storage' in navigator ? navigator.storage : undefined
  useEffect(() => {
    void storage
      ?.estimate?.()
      .then(({ usage }) => setBytes(usage ?? null))
      .catch(() => undefined)
    void storage
      ?.persisted?.()
      .then((kept) => setSafety(kept ? 'kept' : 'evictable'))
      .catch(() => undefined)
  }, [storage])
  return { bytes, safety, askToKeep: () => void askToPersist(storage).then(setSafety) }
}
