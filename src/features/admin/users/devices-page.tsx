import { useLoaderData } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Page } from '#ui/page/page.tsx'
import { IdentitiesCard } from './identities-card.tsx'
import { EndUserSessions, type UserDevices } from './user.gql.ts'
import { userWords } from './user-words.ts'
import * as css from './users.css.ts'

type Device = ResultOf<typeof UserDevices>['userDevices'][number]

/** Lists the devices on which a user is signed in; each can be signed out. */
export function UserDevicesPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { title } = useScreen()
  const toast = useToast()
  const question = useLoaderData({ strict: false }) as unknown as Question<
    ResultOf<typeof UserDevices>,
    AnyVariables
  >
  const { userDevices, userIdentities } = useData(question)
  const save = useSave(EndUserSessions)
  const [busy, setBusy] = useState<string | null>(null)
  const end = async (device: string | null) => {
    setBusy(device ?? 'all')
    const { failure } = await save({ id, device })
    setBusy(null)
    if (failure)
      return toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={userWords} />,
      })
    toast({
      tone: 'success',
      text: device ? t`The device was signed out` : t`All devices were signed out`,
    })
  }
  return (
    <Page
      title={title}
      width="reading"
      actions={
        userDevices.length > 1 && (
          <Button icon="log-out" busy={busy === 'all'} onClick={() => void end(null)}>
            <Trans>Sign out all devices</Trans>
          </Button>
        )
      }
    >
      {userDevices.length === 0 ? (
        <EmptyState icon="monitor" heading={t`Signed in nowhere`} />
      ) : (
        <Card>
          <ul>
            {userDevices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={busy === device.id}
                onEnd={() => void end(device.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      <IdentitiesCard id={id} identities={userIdentities} />
    </Page>
  )
}

interface DeviceRowProps {
  device: Device
  busy: boolean
  onEnd: () => void
}

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  const { current, browser, system, address, lastUsedAt, createdAt } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`
  const [used, since] = [lastUsedAt, createdAt].map((at) => moment(new Date(String(at))))
  return (
    <li className={css.device}>
      <Icon name={/iPhone|Android|iPad/.test(system ?? '') ? 'phone' : 'monitor'} />
      <div className={css.grow}>
        <div>{name}</div>
        <div className={css.quiet}>
          <Trans>
            Last used {used}, signed in {since}
          </Trans>
          {address ? ` · ${address}` : ''}
        </div>
      </div>
      {current ? (
        <Badge tone="success">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button size="sm" busy={busy} aria-label={t`Sign out ${name}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
