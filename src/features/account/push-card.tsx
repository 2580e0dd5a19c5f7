import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { useQuery } from 'urql'
import { usePush } from '#parts/notifications/use-push.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import * as css from './account.css.ts'
import { PushDevices, RevokePush } from './account.gql.ts'
import { PushHint } from './push-hint.tsx'

/** Messages on this device, and the other devices that get them. */
export function PushCard() {
  const { t } = useLingui()
  const { state, busy, failed, turn, look } = usePush()
  const [{ data, error }, read] = useQuery({
    query: PushDevices,
    requestPolicy: 'cache-and-network',
  })
  const again = () => read({ requestPolicy: 'network-only' })
  const change = async (on: boolean) => {
    await turn(on)
    again()
  }
  const can = state === 'on' || state === 'off' || state === 'asking'
  return (
    <Card title={<Trans>Notifications</Trans>}>
      <Stack>
        <CheckField
          label={t`Show notifications on this device`}
          hint={state && <PushHint state={state} />}
          error={failed && t`That didn’t work. Check the connection and try again.`}
          checked={state === 'on'}
          disabled={!can || busy}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
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
        {data && data.pushSubscriptions.length > 0 && (
          <ul aria-label={t`Devices that show notifications`}>
            {data.pushSubscriptions.map((device) => (
              <PushRow
                key={device.id}
                device={device}
                onRevoke={device.current ? () => change(false) : undefined}
                onRevoked={() => {
                  again()
                  void look()
                }}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

interface PushRowProps {
  device: ResultOf<typeof PushDevices>['pushSubscriptions'][number]
  /** Switches off this device; the server tells the others. */
  onRevoke?: (() => Promise<void>) | undefined
  onRevoked: () => void
}

function PushRow({ device, onRevoke, onRevoked }: PushRowProps) {
  const { t } = useLingui()
  const { brief } = useDates()
  const toast = useToast()
  const revoke = useSave(RevokePush)
  const [busy, setBusy] = useState(false)
  const { id, current, browser, system, lastSeenAt } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
  const seen = brief(new Date(String(lastSeenAt)))
  const end = async () => {
    setBusy(true)
    const { failure } = onRevoke ? { failure: await onRevoke() } : await revoke({ id })
    setBusy(false)
    if (failure && failure.code !== 'unknown_device')
      return toast({
        tone: 'danger',
        text: t`Notifications are still shown there. Check the connection and try again.`,
      })
    onRevoked()
  }
  return (
    <li className={css.device}>
      <Icon name={/iPhone|Android|iPad/.test(system ?? '') ? 'phone' : 'monitor'} />
      <div className={css.grow}>
        <div>
          {name}{' '}
          {current && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </div>
        <div className={css.quiet}>
          <Trans>Last seen {seen}</Trans>
        </div>
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={t`Turn off notifications on ${name}`}
        onClick={() => void end()}
      >
        <Trans>Turn off</Trans>
      </Button>
    </li>
  )
}
