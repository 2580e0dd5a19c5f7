import { Plural, Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** A user as far as actions on several of them go. */
export interface NamedUser {
  id: string
  name: string
}

interface DeactivateQuestionProps {
  users: readonly NamedUser[]
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks before users are deactivated. */
export function DeactivateQuestion({ users, onClose, onConfirm }: DeactivateQuestionProps) {
  return (
    <ConfirmDialog
      open={users.length > 0}
      onClose={onClose}
      title={<Plural value={users.length} one="Deactivate # user?" other="Deactivate # users?" />}
      text={
        <Trans>
          They are signed out everywhere and can’t log in again until an administrator activates
          them. Their orders stay.
        </Trans>
      }
      confirm={<Trans>Deactivate</Trans>}
      onConfirm={onConfirm}
    />
  )
}

interface ResetQuestionProps {
  user: NamedUser | undefined
  onClose: () => void
  onConfirm: (user: NamedUser) => Promise<void>
}

/** Asks before the second factors of a user are removed. */
export function ResetQuestion({ user, onClose, onConfirm }: ResetQuestionProps) {
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={<Trans>Reset two-step login for {user?.name ?? ''}?</Trans>}
      text={
        <Trans>
          Their authenticator app, passkeys and recovery codes stop working. Make sure the request
          really comes from them.
        </Trans>
      }
      confirm={<Trans>Reset two-step login</Trans>}
      onConfirm={async () => {
        if (user) await onConfirm(user)
        onClose()
      }}
    />
  )
}
