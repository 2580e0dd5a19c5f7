import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { SettingChanges } from './config.gql.ts'
import * as css from './config.css.ts'
import { SettingValue } from './setting-value.tsx'

interface SettingHistoryProps {
  name: string
  /** Value that holds now, as JSON; null: the default. */
  current: string | null
  /** Puts an earlier value into place; null: the default. Missing: this setting is not changed here. */
  onRestore: (value: string | null) => void
  busy: boolean
}

/** The latest changes of a setting from the audit log, each with the way back to the value before it. */
export function SettingHistory({ name, current, onRestore, busy }: SettingHistoryProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  const [{ data, error, fetching }] = useQuery({
    query: SettingChanges,
    variables: { name },
    context: silent,
    requestPolicy: 'cache-and-network',
  })
  if (!data)
    return error && !fetching ? (
      <p className={css.quiet}>
        <Trans>The history couldn’t be loaded.</Trans>
      </p>
    ) : (
      // As high as what most settings have here, so that the choices above do not move under a finger.
      <SkeletonRows rows={1} height="1.5em" label={t`Loading`} />
    )
  if (data.settingChanges.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>Not changed yet.</Trans>
      </p>
    )
  return (
    <ol className={css.history}>
      {data.settingChanges.map(({ id, at, by, before, after }) => {
        const when = moment(new Date(String(at)))
        return (
          <li key={id} className={css.change}>
            <span>
              <Value json={before} /> → <Value json={after} />
              <span className={css.name}>{[by, when].filter(Boolean).join(' · ')}</span>
            </span>
            {before !== current && (
              <Button
                size="sm"
                busy={busy}
                aria-label={t`Restore the value before ${when}`}
                onClick={() => onRestore(before)}
              >
                <Trans>Restore</Trans>
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const Value = ({ json }: { json: string | null }) =>
  json === null ? <Trans>Default</Trans> : <SettingValue json={json} />
