import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { KeyState } from '../../machine-keys/key-state.tsx'
import { keyWords } from '../../machine-keys/key-words.ts'
import { DeleteMachineKey, MachineKeyList } from '../../machine-keys/machine-key.gql.ts'

export const Route = createFileRoute('/_frame/admin/machine-keys/')({
  staticData: {
    screen: {
      title: msg`Machine keys`,
      allow: ['page.machine-access'],
      search: true,
      menu: { group: 'admin', order: 49, icon: 'shield' },
    },
  },
  validateSearch: listSearch({ filters: { state: v.picklist(['ACTIVE', 'EXPIRED', 'REVOKED']) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(MachineKeyList, deps),
  pendingComponent: ListPending,
  component: MachineKeys,
})

function MachineKeys() {
  const { t } = useLingui()
  const { day, moment } = useDates()
  const stateWords = { ACTIVE: t`Active`, EXPIRED: t`Expired`, REVOKED: t`Revoked` }
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ machineKeys }) => machineKeys}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/machine-keys/edit/${id}`}
      create={{ to: '/admin/machine-keys/create', label: t`New machine key` }}
      removal={{ mutation: DeleteMachineKey, label: t`Delete machine key`, words: keyWords }}
      removable={({ state }) => state !== 'ACTIVE'}
      exportName="machine-keys"
      searchHint={t`Name or start of the secret`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        },
      ]}
      empty={{
        icon: 'shield',
        heading: t`No machine keys yet`,
        text: t`A key lets a program, such as your ERP, read orders and send stock, prices and invoices.`,
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'start', title: t`Secret`, text: ({ start }) => `${start}…` },
        { key: 'scopes', title: t`Allowed to`, text: ({ scopes }) => scopes.join(', ') },
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
      ]}
    />
  )
}
