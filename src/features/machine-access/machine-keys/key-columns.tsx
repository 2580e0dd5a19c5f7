import { useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import type { ListFilter } from '#parts/page/list-tools.tsx'
import type { Column } from '#ui/table/table.tsx'
import { isCustomerScope } from '#domain/machine/customer-scopes.ts'
import { KeyState } from './key-state.tsx'
import { scopeWords } from '#parts/machine/scope-words.ts'

interface ListedKey {
  name: string
  start: string
  scopes: readonly string[]
  rate: number
  expiresOn: unknown
  lastUsedAt: unknown
  lastUsedFrom: string | null
  createdBy: string | null
  state: 'ACTIVE' | 'EXPIRED' | 'REVOKED'
}

/** States of a key in words. */
function useKeyStates() {
  const { t } = useLingui()
  return { ACTIVE: t`Active`, EXPIRED: t`Expired`, REVOKED: t`Revoked` }
}

/** Returns the filter of a list of keys by state. */
export function useKeyStateFilter(): ListFilter {
  const { t } = useLingui()
  return {
    name: 'state',
    label: t`State`,
    any: t`All states`,
    options: Object.entries(useKeyStates()).map(([value, label]) => ({ value, label })),
  }
}

/** Columns of a list of keys. */
export function useKeyColumns<Key extends ListedKey>(): Column<Key>[] {
  const { t, i18n } = useLingui()
  const { day, moment } = useDates()
  const stateWords = useKeyStates()
  return [
    { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
    { key: 'start', title: t`Secret`, text: ({ start }) => `${start}…` },
    {
      key: 'scopes',
      title: t`Allowed to`,
      text: ({ scopes }) =>
        scopes
          .map((scope) => (isCustomerScope(scope) ? i18n._(scopeWords[scope]) : scope))
          .join(', '),
    },
    {
      key: 'rate',
      title: t`Requests per minute`,
      align: 'end',
      text: ({ rate }) => rate,
    },
    {
      key: 'expiresOn',
      title: t`Last day`,
      text: ({ expiresOn }) => (expiresOn ? day(String(expiresOn)) : '–'),
    },
    {
      key: 'lastUsedAt',
      title: t`Last used`,
      sortable: true,
      text: ({ lastUsedAt, lastUsedFrom }) =>
        lastUsedAt ? `${moment(new Date(String(lastUsedAt)))}, ${lastUsedFrom}` : t`Never`,
    },
    {
      key: 'state',
      title: t`State`,
      cell: (key) => <KeyState state={key.state} />,
      text: ({ state }) => stateWords[state],
    },
  ]
}
