import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { actionWords } from '../action-words.ts'
import { type AuditLine, AuditLog } from '../audit.gql.ts'
import * as css from '../audit.css.ts'
import { changedNames } from '../fields/field-words.ts'
import { LineDialog, personText } from '../line-dialog.tsx'

const day = v.pipe(v.string(), v.check(isDay))

export const Route = createFileRoute('/_frame/admin/audit')({
  staticData: {
    screen: {
      title: msg`Audit log`,
      allow: ['audit-log.read'],
      search: true,
      menu: { group: 'admin', order: 48, icon: 'clipboard' },
    },
  },
  validateSearch: listSearch({
    filters: {
      action: v.string(),
      person: v.string(),
      customer: v.string(),
      target: v.string(),
      from: day,
      to: day,
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(AuditLog, deps),
  pendingComponent: ListPending,
  component: Audit,
})

/** The period, and whose, for whom and what about. */
function Narrowing() {
  const { t } = useLingui()
  const { from = '', to = '', person = '', customer = '', target = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const ask = (name: 'from' | 'to' | 'person' | 'customer' | 'target', value: string) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, [name]: value || undefined }),
      replace: true,
    })
  return (
    <div className={css.period}>
      <DateField
        label={t`From day`}
        value={from}
        max={to || undefined}
        onChange={({ currentTarget }) => ask('from', currentTarget.value)}
      />
      <DateField
        label={t`To day`}
        value={to}
        min={from || undefined}
        onChange={({ currentTarget }) => ask('to', currentTarget.value)}
      />
      <div className={css.word}>
        <SearchBox
          label={t`Done by`}
          placeholder={t`Done by`}
          value={person}
          onSearch={(term) => ask('person', term)}
        />
      </div>
      <div className={css.word}>
        <SearchBox
          label={t`For customer`}
          placeholder={t`For customer`}
          value={customer}
          onSearch={(term) => ask('customer', term)}
        />
      </div>
      <div className={css.word}>
        <SearchBox
          label={t`Target`}
          placeholder={t`Target`}
          value={target}
          onSearch={(term) => ask('target', term)}
        />
      </div>
    </div>
  )
}

const longId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** A session has no better name than its id, of which the start tells it apart; all of it is in the line's dialog. */
const shortTarget = (target: string | null) =>
  target === null ? '–' : longId.test(target) ? `${target.slice(0, 8)}…` : target

function Audit() {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const question = Route.useLoaderData()
  const { auditActions } = useData(question)
  const [open, setOpen] = useState<AuditLine | null>(null)
  return (
    <ListPage
      question={question}
      pageOf={({ auditLog }) => auditLog}
      keyOf={({ id }) => id}
      onRow={setOpen}
      exportName="audit-log"
      searchHint={t`Person, action, target or customer`}
      filters={[
        {
          name: 'action',
          label: t`Action`,
          any: t`All actions`,
          options: auditActions
            .map((action) => ({ value: action, label: actionWords(i18n, action) }))
            .sort((a, b) => a.label.localeCompare(b.label)),
        },
      ]}
      above={<Narrowing />}
      filtersAbove={['from', 'to', 'person', 'customer', 'target']}
      empty={{ icon: 'clipboard', heading: t`Nothing recorded yet` }}
      columns={[
        {
          key: 'action',
          title: t`Action`,
          lead: true,
          sortable: true,
          cell: (line) => (
            <button type="button" className={css.open} onClick={() => setOpen(line)}>
              {actionWords(i18n, line.action)}
            </button>
          ),
          text: ({ action }) => actionWords(i18n, action),
        },
        {
          key: 'at',
          title: t`Time`,
          sortable: true,
          text: ({ at }) => moment(new Date(String(at))),
        },
        {
          key: 'person',
          title: t`Person`,
          sortable: true,
          text: (line) => personText(line) ?? '–',
        },
        {
          key: 'target',
          title: t`Target`,
          cell: ({ target, title }) => (
            <span title={target ?? undefined}>{title ?? shortTarget(target)}</span>
          ),
          text: ({ target, title }) => (title ? `${title} (${target ?? ''})` : (target ?? '–')),
        },
        { key: 'customer', title: t`Customer`, text: ({ customer }) => customer ?? '–' },
        {
          key: 'changed',
          title: t`Changed fields`,
          text: ({ action, changed }) => changedNames(i18n, action, changed).join(', ') || '–',
        },
        {
          key: 'request',
          title: t`Request`,
          deskOnly: true,
          text: ({ requestId }) => requestId ?? '–',
        },
        {
          key: 'device',
          title: t`Device`,
          fileOnly: true,
          text: ({ streamId }) => streamId ?? '',
        },
        { key: 'before', title: t`Before`, fileOnly: true, text: ({ before }) => before ?? '' },
        { key: 'after', title: t`After`, fileOnly: true, text: ({ after }) => after ?? '' },
      ]}
    >
      {open && <LineDialog line={open} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}
