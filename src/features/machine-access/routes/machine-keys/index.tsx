import type { ResultOf } from 'gql.tada'
import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { withBasePath } from '#offline/base-path.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { button } from '#ui/button.css.ts'
import { useKeyColumns, useKeyStateFilter } from '../../machine-keys/key-columns.tsx'
import { keyWords } from '../../machine-keys/key-words.ts'
import { ResetSandbox } from '../../sandbox/reset-sandbox.tsx'
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
  const byState = useKeyStateFilter()
  const question = Route.useLoaderData()
  const { sandbox } = useData(question)
  const [name, ...rest] =
    useKeyColumns<ResultOf<typeof MachineKeyList>['machineKeys']['rows'][number]>()
  return (
    <ListPage
      question={question}
      pageOf={({ machineKeys }) => machineKeys}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/machine-keys/edit/${id}`}
      tools={
        <>
          <a
            href={withBasePath('/api/machine/v1/reference')}
            target="_blank"
            rel="noreferrer"
            className={button({})}
          >
            {t`API reference`}
          </a>
          {sandbox && <ResetSandbox of={sandbox.of} />}
        </>
      }
      create={{ to: '/admin/machine-keys/create', label: t`New machine key` }}
      removal={{ mutation: DeleteMachineKey, label: t`Delete machine key`, words: keyWords }}
      removable={({ state }) => state !== 'ACTIVE'}
      exportName="machine-keys"
      searchHint={t`Name or start of the secret`}
      filters={[byState]}
      empty={{
        icon: 'shield',
        heading: t`No machine keys yet`,
        text: t`A key lets a program, such as your ERP, read orders and send stock, prices and invoices.`,
      }}
      columns={[
        name!,
        { key: 'customer', title: t`Customer`, text: ({ customer }) => customer ?? '–' },
        ...rest,
      ]}
    />
  )
}
