import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, useRef } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { control } from '#ui/form/field.css.ts'
import { FieldError } from '#ui/form/field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from './limit-list.css.ts'
import type { Display } from './order-limits.ts'
import { type OrderLimiting, useOrderLimits } from './use-order-limits.ts'

interface LimitListProps {
  entries: readonly Display[]
  /** Names a sales organisation. */
  merchantOf: (sorg: string) => string
}

/** Articles with the most that one order may hold of each; what is typed is saved together. */
export function LimitList({ entries, merchantOf }: LimitListProps) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const list = useRef<HTMLDivElement>(null)
  const limits = useOrderLimits(entries)
  const save = async () => {
    await limits.send()
    focusFirstProblem(list.current)
  }
  const columns: Column<Display>[] = [
    {
      key: 'name',
      title: t`Article`,
      lead: true,
      cell: ({ name, brand }) => (
        <span className={css.article}>
          <span>{name}</span>
          <span className={css.quiet}>{brand}</span>
        </span>
      ),
    },
    {
      key: 'code',
      title: t`Code`,
      cell: ({ articleCodeDisplay }) => <CopyableCode code={articleCodeDisplay} />,
    },
    {
      key: 'sorg',
      title: t`Sales organization`,
      cell: ({ sorg }) => (
        <span>
          {merchantOf(sorg)} <span className={css.quiet}>{sorg}</span>
        </span>
      ),
    },
    {
      key: 'sold',
      title: t`Sold to dealers`,
      cell: ({ allowToOrder }) =>
        allowToOrder ? (
          <StatusDot tone="success">
            <Trans>Yes</Trans>
          </StatusDot>
        ) : (
          <StatusDot tone="neutral">
            <Trans>No</Trans>
          </StatusDot>
        ),
    },
    {
      key: 'limit',
      title: t`Order limit (EA)`,
      align: 'end',
      cell: (entry) => <LimitField entry={entry} limits={limits} disabled={!online} />,
    },
  ]
  return (
    <div ref={list} className={css.stack}>
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>You’re offline, so limits can’t be changed. Your input is kept.</Trans>
        </Notice>
      )}
      <Table
        caption={t`Articles with their order limits`}
        columns={columns}
        rows={entries}
        keyOf={({ id }) => id}
        chosen={limits.isChanged}
      />
      <Refused limits={limits} entries={entries} />
      {limits.count > 0 && (
        <StickyActions>
          <Button onClick={limits.discard}>
            <Trans>Discard changes</Trans>
          </Button>
          <Button
            variant="primary"
            busy={limits.busy}
            disabled={!online}
            onClick={() => void save()}
          >
            <Plural value={limits.count} one="Save # order limit" other="Save # order limits" />
          </Button>
        </StickyActions>
      )}
      <LeaveQuestion unsaved={limits.count > 0} onDiscard={limits.discard} />
    </div>
  )
}

function LimitField({
  entry,
  limits,
  disabled,
}: {
  entry: Display
  limits: OrderLimiting
  disabled: boolean
}) {
  const { t } = useLingui()
  const errorId = useId()
  const { name, sorg } = entry
  const wrong = limits.wrong.has(entry.id)
  return (
    <span className={css.limit}>
      {limits.isChanged(entry) && (
        <Badge tone="info">
          <Trans>Not saved</Trans>
        </Badge>
      )}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        disabled={disabled}
        placeholder={t`none`}
        className={`${control({ kind: 'number' })} ${css.field}`}
        aria-label={t`Order limit of ${name}, ${sorg}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        value={limits.textOf(entry)}
        onChange={(event) => limits.type(entry, event.target.value)}
      />
      {wrong && (
        <span className={css.wrong}>
          <FieldError id={errorId}>
            <Trans>A whole number from 1 to {maxLineQuantity}, or nothing</Trans>
          </FieldError>
        </span>
      )}
    </span>
  )
}

/** Why nothing was saved. */
function Refused({
  limits: { failure, wrong },
  entries,
}: {
  limits: OrderLimiting
  entries: readonly Display[]
}) {
  if (!failure) {
    if (wrong.size === 0) return null
    // A field that is not in sight cannot be marked.
    const elsewhere = [...wrong]
      .filter((wanted) => !entries.some(({ id }) => id === wanted))
      .join(', ')
    return (
      <Notice tone="danger" live="alert">
        <Plural
          value={wrong.size}
          one="# limit isn’t a valid number. Nothing was saved."
          other="# limits aren’t valid numbers. Nothing was saved."
        />
        {elsewhere && (
          <>
            {' '}
            <Trans>On other pages of the list: {elsewhere}.</Trans>
          </>
        )}
      </Notice>
    )
  }
  const why =
    failure.kind === 'network' ? (
      <Trans>The server could not be reached.</Trans>
    ) : failure.code === 'unknown_article' || failure.code === 'unknown_sorg' ? (
      <Trans>Some of these articles are no longer sold here: {[...wrong].join(', ')}.</Trans>
    ) : failure.code === 'invalid_quantity' ? (
      <Trans>Some of these limits are no numbers that can be saved: {[...wrong].join(', ')}.</Trans>
    ) : failure.kind === 'forbidden' ? (
      <Trans>You no longer have permission to change order limits.</Trans>
    ) : (
      <Trans>The server refused them.</Trans>
    )
  return (
    <Notice tone="danger" live="alert" title={<Trans>Nothing was saved</Trans>}>
      {why}
    </Notice>
  )
}
