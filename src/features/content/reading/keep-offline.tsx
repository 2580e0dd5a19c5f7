import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { authorisedFetch } from '#data/session-token.ts'
import { dropKeptFiles, keepFiles, type KeptGroup, watchKeptGroup } from '#offline/kept-files.ts'
import { isQuotaError } from '#offline/storage-trouble.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'

interface KeepOfflineProps {
  /** Name of what is kept together. */
  group: string
  urls: readonly string[]
}

/** A file for the device; null: this person may not read it any more. @throws Error without a network, or when the server fails */
async function load(url: string): Promise<Blob | null> {
  const answer = await authorisedFetch(url)
  if (answer.ok) return answer.blob()
  if ([403, 404, 410].includes(answer.status)) return null
  throw new Error(`${answer.status} for ${url}`)
}

/** Keeps files on this device, keeps them again once others are wanted, and lets them go. */
export function KeepOffline({ group, urls }: KeepOfflineProps) {
  const { t } = useLingui()
  const { id } = useUser()
  const online = useAtomValue(onlineAtom)
  const toast = useToast()
  // undefined: the device has not been read yet.
  const [kept, setKept] = useState<KeptGroup | null>()
  const [busy, setBusy] = useState(false)
  useEffect(() => watchKeptGroup(id, group, setKept), [id, group])
  const keep = async () => {
    setBusy(true)
    try {
      await keepFiles(id, group, urls, load)
      toast({ tone: 'success', text: t`Saved offline` })
    } catch (error) {
      toast({
        tone: 'danger',
        text: isQuotaError(error)
          ? t`Not enough space on this device.`
          : t`We couldn’t save this offline. Check the connection and try again.`,
      })
    }
    setBusy(false)
  }
  const isCurrent =
    kept?.urls.length === urls.length && urls.every((url) => kept.urls.includes(url))
  if (!kept || busy)
    return (
      <Button
        icon="offline"
        busy={busy}
        disabled={!online || kept === undefined}
        onClick={() => void keep()}
      >
        <Trans>Save offline</Trans>
      </Button>
    )
  return (
    <Menu
      trigger={
        <Button icon={isCurrent ? 'check' : 'refresh'}>
          {isCurrent ? <Trans>Saved offline</Trans> : <Trans>Offline copy is out of date</Trans>}
        </Button>
      }
    >
      <MenuItem disabled={!online} onSelect={() => void keep()}>
        <Trans>Refresh offline copy</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void dropKeptFiles(id, group)}>
        <Trans>Remove offline copy</Trans>
      </MenuItem>
    </Menu>
  )
}
