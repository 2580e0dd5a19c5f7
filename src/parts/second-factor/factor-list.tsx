import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { AppDialog } from './app-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import * as css from './second-factor.css.ts'
import {
  Factors,
  RemoveOneTimeCodes,
  RemovePasskey,
  RenewRecoveryCodes,
} from './second-factor.gql.ts'

type Passkey = ResultOf<typeof Factors>['secondFactor']['passkeys'][number]

/** Dialog that is open above the list. */
type Work =
  | { kind: 'app' | 'passkey' | 'remove-app' | 'renew' }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[] }

/** Lists the person's second factors, and sets up and removes them. @param onChanged after a change, and once new recovery codes were shown */
export function FactorList({ onChanged }: { onChanged?: () => unknown }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const [{ data, error }, read] = useQuery({ query: Factors, requestPolicy: 'cache-and-network' })
  const [work, setWork] = useState<Work>()
  const again = () => read({ requestPolicy: 'network-only' })
  const finish = () => {
    setWork(undefined)
    again()
    onChanged?.()
  }
  if (error && !data)
    return (
      <Notice
        tone="warning"
        live="status"
        action={
          <Button size="sm" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Two-step login can’t be shown without a connection.</Trans>
      </Notice>
    )
  if (!data) return <SkeletonRows rows={2} label={t`Loading two-step login`} />
  return (
    <Stack>
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>Connect to the internet to change two-step login.</Trans>
        </Notice>
      )}
      <Rows {...data.secondFactor} online={online} onWork={setWork} />
      {work && <WorkDialog work={work} setWork={setWork} onFinish={finish} />}
    </Stack>
  )
}

interface RowsProps {
  codesSince: unknown
  recoveryCodesLeft: number
  passkeys: readonly Passkey[]
  online: boolean
  onWork: (work: Work) => void
}

function Rows({ codesSince, recoveryCodesLeft, passkeys, online, onWork }: RowsProps) {
  const { t } = useLingui()
  const { day } = useFactorDates()
  const on = codesSince !== null || passkeys.length > 0
  const button = (label: string, words: string, work: Work) => (
    <Button size="sm" disabled={!online} aria-label={label} onClick={() => onWork(work)}>
      {words}
    </Button>
  )
  return (
    <ul>
      <Factor
        icon="phone"
        name={t`Authenticator app`}
        text={codesSince ? t`On since ${day(codesSince)}` : t`A new 6-digit code every 30 seconds`}
      >
        {codesSince
          ? button(t`Remove authenticator app`, t`Remove`, { kind: 'remove-app' })
          : button(t`Set up authenticator app`, t`Set up`, { kind: 'app' })}
      </Factor>
      <Factor
        icon="shield"
        name={t`Passkeys`}
        text={t`Fingerprint, face, screen lock or security key`}
      >
        {button(t`Add a passkey`, t`Add`, { kind: 'passkey' })}
      </Factor>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey}>
          {button(t`Remove passkey ${passkey.name}`, t`Remove`, {
            kind: 'remove-passkey',
            passkey,
          })}
        </PasskeyRow>
      ))}
      {on && (
        <Factor
          icon="document"
          name={t`Recovery codes`}
          text={<Plural value={recoveryCodesLeft} one="# code left" other="# codes left" />}
        >
          {button(t`Get new recovery codes`, t`New codes`, { kind: 'renew' })}
        </Factor>
      )}
    </ul>
  )
}

interface FactorProps {
  icon: IconName
  name: string
  text: React.ReactNode
  children: React.ReactNode
}

function Factor({ icon, name, text, children }: FactorProps) {
  return (
    <li className={css.factor}>
      <Icon name={icon} />
      <div className={css.grow}>
        <div>{name}</div>
        <div className={css.quiet}>{text}</div>
      </div>
      {children}
    </li>
  )
}

function useFactorDates() {
  const { brief } = useDates()
  return { day: (at: unknown) => brief(new Date(String(at))) }
}

function PasskeyRow({ passkey, children }: { passkey: Passkey; children: React.ReactNode }) {
  const { day } = useFactorDates()
  const { name, host, createdAt, lastUsedAt } = passkey
  const added = day(createdAt)
  const used = lastUsedAt ? day(lastUsedAt) : null
  return (
    <Factor
      icon="shield"
      name={name}
      text={
        <>
          {used ? (
            <Trans>
              Added {added}, last used {used}
            </Trans>
          ) : (
            <Trans>Added {added}, not used yet</Trans>
          )}
          {host !== location.hostname && ` · ${host}`}
        </>
      }
    >
      {children}
    </Factor>
  )
}

interface WorkDialogProps {
  work: Work
  setWork: (work: Work | undefined) => void
  onFinish: () => void
}

function WorkDialog({ work, setWork, onFinish }: WorkDialogProps) {
  const removeApp = useSave(RemoveOneTimeCodes)
  const removePasskey = useSave(RemovePasskey)
  const renew = useSave(RenewRecoveryCodes)
  const close = () => setWork(undefined)
  const added = (codes: readonly string[] | null | undefined) =>
    codes ? setWork({ kind: 'codes', codes }) : onFinish()
  switch (work.kind) {
    case 'app':
      return <AppDialog onClose={close} onAdded={added} />
    case 'passkey':
      return <PasskeyDialog onClose={close} onAdded={added} />
    case 'codes':
      return <RecoveryCodesDialog codes={work.codes} onClose={onFinish} />
    case 'renew':
      return (
        <PasswordDialog
          title={<Trans>Get new recovery codes?</Trans>}
          text={<Trans>Your old codes stop working.</Trans>}
          confirm={<Trans>Get new codes</Trans>}
          onClose={close}
          onPassword={async (password) => {
            const { failure, data } = await renew({ password })
            if (data) added(data.renewRecoveryCodes.recoveryCodes)
            return failure
          }}
        />
      )
    case 'remove-app':
      return (
        <PasswordDialog
          danger
          title={<Trans>Remove authenticator app?</Trans>}
          text={<Trans>Codes from the app stop working.</Trans>}
          confirm={<Trans>Remove app</Trans>}
          onClose={close}
          onPassword={async (password) => {
            const { failure } = await removeApp({ password })
            if (!failure) onFinish()
            return failure
          }}
        />
      )
    case 'remove-passkey':
      return (
        <PasswordDialog
          danger
          title={<Trans>Remove passkey {work.passkey.name}?</Trans>}
          text={<Trans>You can’t log in with it anymore. Delete it on your device, too.</Trans>}
          confirm={<Trans>Remove passkey</Trans>}
          onClose={close}
          onPassword={async (password) => {
            const { failure } = await removePasskey({ id: work.passkey.id, password })
            if (!failure) onFinish()
            return failure
          }}
        />
      )
  }
}
