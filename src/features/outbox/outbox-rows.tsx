import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ChangeText } from '#parts/sync/change-text.tsx'
import { changeWords } from '#parts/sync/change-words.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import * as css from './outbox.css.ts'
import { WithdrawChange } from './withdraw-change.tsx'

const titleOf = ({ name, args }: Pick<ConflictRow, 'name' | 'args'>) =>
  name ?? ('article' in args ? args.article : null)

/** A change that the server does not have yet. */
export function PendingRow({ change, sending }: { change: PendingChange; sending: boolean }) {
  const { i18n } = useLingui()
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>
          {titleOf(change) ?? change.cartName ?? <Trans>Whole cart</Trans>}
        </div>
        <div className={css.quiet}>
          <ChangeText kind={change.kind} args={change.args} />
          {change.cartName && <> · {change.cartName}</>} · <TimeText at={change.at} />
        </div>
      </div>
      <div className={css.buttons}>
        {sending ? (
          <StatusDot tone="info">
            <Trans>Sending…</Trans>
          </StatusDot>
        ) : (
          <StatusDot tone="neutral">
            <Trans>Waiting</Trans>
          </StatusDot>
        )}
        <WithdrawChange
          mutationId={change.mutationId}
          name={titleOf(change) ?? changeWords(i18n, change)}
          disabled={sending}
        />
      </div>
    </li>
  )
}

/** A change that was refused, or laid over somebody else's: what happened, and what can be done. */
export function ConflictItem({ row }: { row: ConflictRow }) {
  const needsYou = useAtomValue(offlineAtom)?.needsYou
  const { overwrote } = row
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>{titleOf(row) ?? <Trans>Whole cart</Trans>}</div>
        <div className={overwrote ? undefined : css.reason}>
          {overwrote ? <Overwritten {...overwrote} /> : <RejectionText reason={row.reason} />}
        </div>
        <div className={css.quiet}>
          <ChangeText kind={row.kind} args={row.args} /> · <TimeText at={row.at} />
        </div>
      </div>
      <div className={css.buttons}>
        {overwrote ? (
          <Button icon="undo" onClick={() => void needsYou?.undo(row)}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          row.reason !== 'too_late' && (
            <Button icon="refresh" onClick={() => void needsYou?.retry(row)}>
              <Trans>Try again</Trans>
            </Button>
          )
        )}
        <Button variant="ghost" onClick={() => void needsYou?.dismiss(row.mutationId)}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </li>
  )
}

function Overwritten({ by, from, to }: { by: string; from: number; to: number }) {
  return by ? (
    <Trans>
      {by} had set {from}; your {to} took its place
    </Trans>
  ) : (
    <Trans>
      Somebody had set {from}; your {to} took its place
    </Trans>
  )
}

function TimeText({ at }: { at: number }) {
  const { brief } = useDates()
  return <time dateTime={new Date(at).toISOString()}>{brief(at)}</time>
}
