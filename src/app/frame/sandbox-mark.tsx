import { Trans } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import * as css from './bar.css.ts'

/** Says that nothing here is real; a desk's bar has it in place of the logo. */
export function SandboxMark() {
  const { sandbox } = useConfig()
  if (!sandbox) return null
  return (
    <span className={css.sandboxMark}>
      <Badge tone="warning">
        <Trans>Sandbox</Trans>
      </Badge>
    </span>
  )
}
