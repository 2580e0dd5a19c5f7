import { Trans } from '@lingui/react/macro'
import { FactorList } from '#parts/second-factor/factor-list.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import * as css from './account.css.ts'

/** Two-step login: a second factor beside the password. */
export function SecondFactorCard({ onChanged }: { onChanged: () => unknown }) {
  return (
    <Card title={<Trans>Two-step login</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            Protect your account with a second step after your password, in case someone learns it.
          </Trans>
        </p>
        <FactorList onChanged={onChanged} />
      </Stack>
    </Card>
  )
}
