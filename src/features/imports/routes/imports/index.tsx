import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { ImportDialog } from '../../import-dialog.tsx'
import { type Import, ImportState } from '../../import-state.tsx'
import * as css from '../../imports.css.ts'
import { Imports } from '../../imports.gql.ts'

export const Route = createFileRoute('/_frame/admin/imports/')({
  staticData: {
    screen: {
      title: msg`Imports`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 46, icon: 'upload' },
    },
  },
  validateSearch: listSearch({
    filters: { state: v.picklist(['DONE', 'PARTLY', 'FAILED', 'RUNNING', 'UNDONE']) },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(Imports, deps),
  pendingComponent: ListPending,
  component: ImportHistory,
})

function ImportHistory() {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const [open, setOpen] = useState<Import | null>(null)
  const begun = ({ startedAt }: Import) => moment(new Date(String(startedAt)))
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ imports }) => imports}
      keyOf={({ id }) => id}
      onRow={setOpen}
      exportName="imports"
      create={{ to: '/admin/imports/send', label: t`Import files` }}
      searchHint={t`File, folder or person`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: [
            { value: 'FAILED', label: t`Failed` },
            { value: 'PARTLY', label: t`Rows refused` },
            { value: 'DONE', label: t`Complete` },
            { value: 'RUNNING', label: t`Not finished` },
            { value: 'UNDONE', label: t`Undone` },
          ],
        },
      ]}
      empty={{
        icon: 'upload',
        heading: t`No imports yet`,
        text: t`Files imported from the ERP appear here for 90 days, with what was refused and why.`,
      }}
      columns={[
        {
          key: 'startedAt',
          title: t`Started`,
          lead: true,
          sortable: true,
          cell: (run) => (
            <button type="button" className={css.open} onClick={() => setOpen(run)}>
              {begun(run)}
            </button>
          ),
          text: begun,
        },
        { key: 'startedBy', title: t`Started by`, text: ({ startedBy }) => startedBy },
        {
          key: 'files',
          title: t`Files`,
          align: 'end',
          text: ({ files }) => i18n.number(files.length),
        },
        {
          key: 'changed',
          title: t`Changed rows`,
          align: 'end',
          sortable: true,
          text: ({ changed }) => i18n.number(changed),
        },
        {
          key: 'refused',
          title: t`Refused rows`,
          align: 'end',
          sortable: true,
          text: ({ refused }) => i18n.number(refused),
        },
        {
          key: 'state',
          title: t`State`,
          sortable: true,
          cell: (run) => <ImportState {...run} />,
          text: ({ state }) => state,
        },
      ]}
    >
      <ImportDialog shown={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}
