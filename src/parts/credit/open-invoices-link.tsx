import { Link, useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { decide } from '#shell/navigation/guard.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'

const path = '/invoice/open-invoice'

/** The way to the open invoices, for those who may see them, where there is such a screen. */
export function OpenInvoicesLink({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const router = useRouter()
  const user = useUser()
  const config = useConfig()
  const screen = Object.values(router.routesById).find(({ fullPath }) => fullPath === path)?.options
    .staticData?.screen
  if (!screen || decide(screen, user, config).kind !== 'enter') return null
  return (
    <Link to={path} onClick={onLeave}>
      <Trans>Open invoices</Trans>
    </Link>
  )
}
