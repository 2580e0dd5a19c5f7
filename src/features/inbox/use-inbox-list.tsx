import { Trans, useLingui } from '@lingui/react/macro'
import type { TypedDocumentNode } from '@urql/core'
import type { ListFilter } from '#parts/page/list-tools.tsx'
import { Button } from '#ui/button.tsx'
import type { RowAction } from '#ui/table/row-menu.tsx'
import { useMark } from './use-mark.ts'

interface Entry {
  id: string
  answeredAt?: unknown
}

/** Filter by state, and marking as answered or open, as every inbox list offers them. */
export function useInboxList<Data>(
  mutation: TypedDocumentNode<Data, { ids: string[]; answered: boolean }>,
) {
  const { t } = useLingui()
  const { busy, mark } = useMark(mutation)
  const filters: ListFilter[] = [
    {
      name: 'open',
      label: t`State`,
      any: t`All states`,
      options: [
        { value: 'yes', label: t`Open` },
        { value: 'no', label: t`Answered` },
      ],
    },
  ]
  const bulk = (rows: readonly Entry[], clear: () => void) => (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        void mark(
          rows.map(({ id }) => id),
          true,
        ).then(() => clear())
      }
    >
      <Trans>Mark as answered</Trans>
    </Button>
  )
  const actions = ({ id, answeredAt }: Entry): RowAction[] => [
    answeredAt
      ? { label: t`Open again`, icon: 'undo', run: () => void mark([id], false) }
      : { label: t`Mark as answered`, icon: 'check', run: () => void mark([id], true) },
  ]
  return { filters, bulk, actions }
}
