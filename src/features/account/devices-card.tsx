import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { RevokeDevice, Devices } from './account.gql.ts'
import * as css from './account.css.ts'

interface Device {
  id: string
  current: boolean
  browser: string | null
  system: string | null
  address: string | null
  lastUsedAt: unknown
}

/** Sessions of this person, by device. */
export function DevicesCard() {
  const { t } = useLingui()
  const [{ data, error }, read] = useQuery({ query: Devices, requestPolicy: 'cache-and-network' })
  const again = () => read({ requestPolicy: 'network-only' })
  return (
    <Card title={<Trans>Devices</Trans>}>
      {error && (
        <Notice
          tone="warning"
          live="status"
          action={
            <Button size="sm" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your devices cannot be shown without a connection.</Trans>
        </Notice>
      )}
      {!data && !error && <SkeletonRows rows={2} label={t`Reading your devices`} />}
      {data && (
        <ul>
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} onEnded={again} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function DeviceRow({ device, onEnded }: { device: Device; onEnded: () => void }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const toast = useToast()
  const revoke = useSave(RevokeDevice)
  const [busy, setBusy] = useState(false)
  const { id, current, browser, system, address, lastUsedAt } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
  const used = brief(new Date(String(lastUsedAt)))
  const end = async () => {
    setBusy(true)
    const { failure } = await revoke({ id })
    setBusy(false)
    if (failure && failure.code !== 'unknown_device')
      return toast({
        tone: 'danger',
        text: t`The device was not logged out. Check the connection and try again.`,
      })
    toast({ tone: 'success', text: t`The device was logged out` })
    onEnded()
  }
  return (
    <li className={css.device}>
      <Icon name={/iPhone|Android|iPad/.test(system ?? '') ? 'phone' : 'monitor'} />
      <div className={css.grow}>
        <div>{name}</div>
        <div className={css.quiet}>
          {address ? (
            <Trans>
              Last used {used} from {address}
            </Trans>
          ) : (
            <Trans>Last used {used}</Trans>
          )}
        </div>
      </div>
      {current ? (
        <Badge tone="success">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button size="sm" busy={busy} aria-label={t`Log out ${name}`} onClick={() => void end()}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
