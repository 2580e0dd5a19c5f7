import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { UnlinkUserIdentity, type UserDevices } from './user.gql.ts'
import { userWords } from './user-words.ts'
import * as css from './users.css.ts'

type Identity = ResultOf<typeof UserDevices>['userIdentities'][number]

/** The accounts at identity providers by which a user logs in; each can be unlinked. */
export function IdentitiesCard({
  id,
  identities,
}: {
  id: string
  identities: readonly Identity[]
}) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(UnlinkUserIdentity)
  const [busy, setBusy] = useState<string | null>(null)
  const unlink = async (identity: string) => {
    setBusy(identity)
    const { failure } = await save({ id, identity })
    setBusy(null)
    toast(
      failure
        ? { tone: 'danger', text: <ProblemText code={failure.code} words={userWords} /> }
        : { tone: 'success', text: t`The company account was unlinked` },
    )
  }
  if (identities.length === 0) return null
  return (
    <Card title={<Trans>Company accounts</Trans>}>
      <ul>
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            busy={busy === identity.id}
            onUnlink={() => void unlink(identity.id)}
          />
        ))}
      </ul>
    </Card>
  )
}

interface IdentityRowProps {
  identity: Identity
  busy: boolean
  onUnlink: () => void
}

function IdentityRow({ identity, busy, onUnlink }: IdentityRowProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  const { provider, issuer, subject, email, lastUsedAt } = identity
  const name = provider ?? issuer
  const used = moment(new Date(String(lastUsedAt)))
  return (
    <li className={css.device}>
      <Icon name="shield" />
      <div className={css.grow}>
        <div>{name}</div>
        <div className={css.quiet}>
          {email ?? subject} · <Trans>Last used {used}</Trans>
        </div>
      </div>
      <Button size="sm" busy={busy} aria-label={t`Unlink ${name}`} onClick={onUnlink}>
        <Trans>Unlink</Trans>
      </Button>
    </li>
  )
}
