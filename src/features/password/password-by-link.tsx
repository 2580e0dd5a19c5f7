import { Link, useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import { logIn } from '#shell/session/session.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { withoutToken } from '#data/without-token.ts'
import { useSave } from '#data/save.ts'
import { newPassword } from '#domain/account/password.ts'
import { useForm } from '#ui/form/use-form.tsx'
import { NewPasswordFields } from '#parts/password/new-password-fields.tsx'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { SetPassword, WhoseLink } from './password-link.gql.ts'

interface PasswordByLinkProps {
  secret: string
}

/** Sets a password with a mailed link, if it is still good, and logs in with it. */
export function PasswordByLink({ secret }: PasswordByLinkProps) {
  const { t } = useLingui()
  const [spent, setSpent] = useState(false)
  const [{ data, error }, askAgain] = useQuery({
    query: WhoseLink,
    variables: { secret },
    context: withoutToken,
    requestPolicy: 'network-only',
  })
  if (error) {
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button onClick={() => askAgain()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Couldn’t reach the server. Check the connection and try again.</Trans>
      </Notice>
    )
  }
  if (!data) return <SkeletonRows rows={3} label={t`Checking the link`} />
  if (spent || !data.passwordLink) return <LinkSpent />
  if (data.passwordLink.passwordOff) return <PasswordOff />
  return (
    <LinkForm
      secret={secret}
      username={data.passwordLink.username}
      onSpent={() => setSpent(true)}
    />
  )
}

function LinkForm({
  secret,
  username,
  onSpent,
}: PasswordByLinkProps & { username: string; onSpent: () => void }) {
  const { t } = useLingui()
  const store = useStore()
  const router = useRouter()
  const toast = useToast()
  const save = useSave(SetPassword, withoutToken)
  const form = useForm({
    schema: newPassword(username),
    initial: { password: '', confirmation: '' },
    save: async ({ password }) => {
      const { failure } = await save({ secret, password })
      if (failure?.code === 'link_invalid') onSpent()
      if (failure) return failure
      const result = await logIn(store, username, password)
      toast({ tone: 'success', text: t`Your password was changed` })
      const next = result.ok
        ? '/'
        : result.reason === 'second_factor'
          ? '/login/second-step'
          : '/login'
      await router.navigate({ to: next, replace: true })
      return undefined
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <p>
          <Trans>
            For username <strong>{username}</strong>. All devices are logged out.
          </Trans>
        </p>
        {form.error && (
          <Notice tone="danger" live="alert" title={<Trans>Your password was not changed</Trans>}>
            {form.error}
          </Notice>
        )}
        <NewPasswordFields username={username} field={form.field} />
        <Button type="submit" variant="primary" size="lg" fill busy={form.busy}>
          <Trans>Set password and log in</Trans>
        </Button>
      </Stack>
    </form>
  )
}

function PasswordOff() {
  return (
    <>
      <Notice tone="warning" live="alert" title={<Trans>You need no password here</Trans>}>
        <Trans>Log in with your company account.</Trans>
      </Notice>
      <Link className={button({ variant: 'primary' })} to="/login">
        <Trans>Go to the login page</Trans>
      </Link>
    </>
  )
}

function LinkSpent() {
  const { forgotPassword, email } = useConfig()
  return (
    <>
      <Notice tone="warning" live="alert" title={<Trans>This link no longer works</Trans>}>
        {forgotPassword ? (
          <Trans>The link was already used or has expired. Request another one.</Trans>
        ) : (
          <Trans>The link was already used or has expired. Request another one: {email}</Trans>
        )}
      </Notice>
      {forgotPassword && (
        <Link className={button({ variant: 'primary' })} to="/forgot-password">
          <Trans>Request another link</Trans>
        </Link>
      )}
      <Link to="/login">
        <Trans>Back to the login page</Trans>
      </Link>
    </>
  )
}
