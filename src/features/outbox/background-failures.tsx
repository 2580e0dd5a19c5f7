import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { BackgroundWork } from '#data/background-work.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { backgroundFailuresAtom } from '#shell/failure/background-failures.ts'
import { Card } from '#ui/display/card.tsx'
import * as css from './outbox.css.ts'

const words: Record<BackgroundWork, ReturnType<typeof msg>> = {
  promotion: msg`The promotion couldn’t be loaded.`,
  announcements: msg`The announcements for you couldn’t be loaded.`,
  customers: msg`The customer list couldn’t be loaded.`,
  push: msg`This device couldn’t be registered for notifications.`,
  manifest: msg`The portal’s app name and icon couldn’t be loaded.`,
  worker: msg`This device couldn’t be prepared for work offline.`,
}

/** List of background work that failed; nothing where all of it worked. */
export function BackgroundFailures() {
  const { i18n } = useLingui()
  const { brief } = useDates()
  const failures = useAtomValue(backgroundFailuresAtom)
  if (failures.length === 0) return null
  return (
    <Card padded={false}>
      <header className={css.head}>
        <h2>
          <Trans>What didn’t work</Trans>
        </h2>
        <p className={css.quiet}>
          <Trans>None of it is lost. It’s tried again the next time you open the portal.</Trans>
        </p>
      </header>
      <ul className={css.rows}>
        {failures.map(({ work, at }) => (
          <li key={work} className={css.row}>
            <span className={css.words}>{i18n._(words[work])}</span>
            <span className={css.quiet}>{brief(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
