import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { whole } from '#shell/failure/failure.css.ts'

export const Route = createFileRoute('/error/admin')({
  staticData: { screen: { title: msg`No Data`, allow: 'signed-in', layout: 'full-container' } },
  component: AdminError,
})

function AdminError() {
  const { t } = useLingui()
  const { email } = useConfig()
  return (
    <main className={whole}>
      <EmptyState
        level={1}
        heading={t`No Data`}
        text={
          email ? (
            <Trans>
              Nothing has been set up for you here yet. Please write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          ) : (
            <Trans>Nothing has been set up for you here yet. Please ask your contact.</Trans>
          )
        }
        action={
          <Link to="/" className={button()}>
            <Trans id="home_page_btn">Home Page</Trans>
          </Link>
        }
      />
    </main>
  )
}
