import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ChangePasswordForm } from '#parts/password/change-password-form.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import * as css from './account.css.ts'

interface PasswordCardProps {
  onTyped: (typed: boolean) => void
  onChanged: () => void
}

/** Another password. */
export function PasswordCard({ onTyped, onChanged }: PasswordCardProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { username } = useUser()
  const changed = () => {
    toast({ tone: 'success', text: t`Your password was changed` })
    onChanged()
  }
  return (
    <Card title={<Trans>Password</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>Changing your password signs you out on all other devices.</Trans>
        </p>
        <ChangePasswordForm username={username} onTyped={onTyped} onChanged={changed} />
      </Stack>
    </Card>
  )
}
