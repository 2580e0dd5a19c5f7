import { Trans, useLingui } from '@lingui/react/macro'
import type { TypedDocumentNode } from '@urql/core'
import { useSave } from '#data/save.ts'
import { contentStates, type ContentState, isRestorable } from '#domain/content/validity.ts'
import { formatDay } from '#domain/time/date-format.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Badge } from '#ui/display/badge.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import type { RowAction } from '#ui/table/row-menu.tsx'
import type { Column } from '#ui/table/table.tsx'
import { contentWords, stateWords } from './content-words.ts'

interface Moment {
  date: string
  time: string
}

interface Published {
  id: string
  state: ContentState
  deletedAt: unknown
  from: Moment
  to: Moment
  contentTargetMarkets: readonly { marketName: string }[]
}

/** Names by which announcements and banners are sorted by their span; other kinds have other ones. */
const ownNames = { from: 'from', to: 'to' }
/** Names by which news and sales documents are sorted by their span. */
export const validNames: typeof ownNames = { from: 'validFrom', to: 'validTo' }

/**
 * Parts that the lists of all kinds of content share: filters by state and target market, columns, and restoring what was deleted.
 * @param sortNames names of the span's ends in the address
 * @param markets those to filter by
 */
export function useContentList(
  restore: TypedDocumentNode<unknown, { id: string }>,
  sortNames = ownNames,
  markets: readonly { id: string; marketName: string }[] = [],
) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const toast = useToast()
  const save = useSave(restore)
  const restoreRow = async ({ id }: Published) => {
    const { failure } = await save({ id })
    if (failure)
      toast({ tone: 'danger', text: <ProblemText code={failure.code} words={contentWords} /> })
    else toast({ tone: 'success', text: t`Restored` })
  }
  const moment = ({ date, time }: Moment) => `${formatDay(config, date, i18n.locale)}, ${time}`
  return {
    filters: [
      {
        name: 'filter',
        label: t`State`,
        any: t`All but deleted`,
        options: contentStates.map((value) => ({ value, label: i18n._(stateWords[value].words) })),
      },
      ...(markets.length > 0
        ? [
            {
              name: 'filterContentTargetMarket',
              label: t`Target market`,
              any: t`All target markets`,
              options: markets.map(({ id, marketName }) => ({ value: id, label: marketName })),
            },
          ]
        : []),
    ],
    removalText: <Trans>You can restore it within 90 days.</Trans>,
    actions: (row: Published): RowAction[] =>
      row.state === 'DELETED' && isRestorable(new Date(String(row.deletedAt)), new Date())
        ? [{ label: t`Restore`, icon: 'undo', run: () => void restoreRow(row) }]
        : [],
    removable: ({ state }: Published) => state !== 'DELETED',
    columns: [
      {
        key: 'state',
        title: t`State`,
        cell: ({ state }) => (
          <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].words)}</Badge>
        ),
        text: ({ state }) => i18n._(stateWords[state].words),
      },
      {
        key: sortNames.from,
        title: t`From`,
        sortable: true,
        text: ({ from }) => moment(from),
      },
      {
        key: sortNames.to,
        title: t`Until`,
        sortable: true,
        text: ({ to }) => moment(to),
      },
      {
        key: 'markets',
        title: t`Target markets`,
        text: ({ contentTargetMarkets }) =>
          contentTargetMarkets.map(({ marketName }) => marketName).join(', ') || t`Everyone`,
      },
    ] satisfies Column<Published>[],
  }
}
