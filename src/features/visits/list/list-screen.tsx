import { Link, useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import type { Question } from '#data/load.ts'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { ExportList } from '#parts/exports/export-list.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { useReopenVisit } from '#parts/visits/use-reopen-visit.ts'
import { VisitState } from '#parts/visits/visit-state.tsx'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { useDeleteVisit } from '../local/use-delete-visit.ts'
import { ownPhotos, sentPhotos } from '../photos/listed-photos.ts'
import { Thumbs } from '../photos/thumbs.tsx'
import type { VisitList } from '../visits.gql.ts'
import { CustomerFilter } from './customer-filter.tsx'
import type { VisitListSearch } from './list-search.ts'
import { type ListedVisit, listedVisits } from './visit-row.ts'
import * as css from './list.css.ts'

interface ListScreenProps {
  kind: string
  question: Question<ResultOf<typeof VisitList>, VariablesOf<typeof VisitList>>
  search: VisitListSearch
  ask: (part: Partial<VisitListSearch>) => void
}

/** Visits of one kind: the server's, and over them what is on this device. */
export function ListScreen({ kind, question, search, ask }: ListScreenProps) {
  const { t } = useLingui()
  const { brief } = useDates()
  const { name } = useUser()
  const navigate = useNavigate()
  const local = useLocalVisits()
  const reopen = useReopenVisit()
  const deleteVisit = useDeleteVisit()
  const { timeZone } = useConfig()
  const asked = { ...search, kind, page: search.page ?? 1, timeZone }
  const linkOf = ({ id, local: here, sent }: ListedVisit) =>
    here?.state === 'draft' && !sent
      ? { to: `/visit-form/${kind}/create` as never, search: { draft: here.draftId } as never }
      : { to: `/visit-form/${kind}/${id}` as never }
  return (
    <ListPage
      question={question}
      pageOf={({ formVisits }) => ({
        ...formVisits,
        rows: listedVisits(formVisits.rows, local, asked, name),
      })}
      keyOf={({ id }) => id}
      nameOf={({ customerName, customer }) => customerName || customer}
      onRow={(row) => void navigate(linkOf(row))}
      searchHint={t`Customer or author`}
      filters={[
        {
          name: 'mine',
          label: t`Author`,
          any: t`All authors`,
          options: [{ value: 'yes', label: t`My visits` }],
        },
      ]}
      create={{ to: `/visit-form/${kind}/create`, label: t`New visit` }}
      tools={
        <>
          <Link to="/visit-form" className={button()}>
            {t`Visits`}
          </Link>
          <ExportList
            kind="visits"
            filter={{
              kind,
              search: search.search,
              custCode: search.customer,
              mine: search.mine === 'yes',
              from: search.from,
              to: search.to,
            }}
          />
        </>
      }
      filtersAbove={['customer', 'from', 'to']}
      above={
        <div className={css.days}>
          <CustomerFilter
            kind={kind}
            value={search.customer ?? ''}
            onChange={(customer) => ask({ customer: customer || undefined })}
          />
          <DateField
            label={t`From`}
            value={search.from ?? ''}
            max={search.to}
            onChange={({ target }) => ask({ from: target.value || undefined })}
          />
          <DateField
            label={t`Until`}
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target }) => ask({ to: target.value || undefined })}
          />
        </div>
      }
      empty={{
        icon: 'handshake',
        heading: t`No visits yet`,
        text: t`Visits you report appear here, also before they’re sent.`,
      }}
      actions={({ local: here, sent, customer }) => [
        ...(here?.mutationId && here.state !== 'sending'
          ? [{ label: t`Edit`, icon: 'edit' as const, run: () => void reopen(here) }]
          : []),
        ...(here?.state === 'draft'
          ? [
              {
                label: t`Continue`,
                icon: 'edit' as const,
                run: () =>
                  void navigate({
                    to: `/visit-form/${kind}/create` as never,
                    search: { draft: here.draftId } as never,
                  }),
              },
            ]
          : []),
        ...(sent?.mayEdit && !here
          ? [
              {
                label: t`Delete`,
                icon: 'trash' as const,
                danger: true,
                run: () => void deleteVisit(sent.id, customer),
              },
            ]
          : []),
      ]}
      columns={[
        {
          key: 'custName',
          title: t`Customer`,
          lead: true,
          sortable: true,
          text: ({ customerName, customer }) => customerName || customer,
          cell: (row) => (
            <Link {...linkOf(row)} className={css.link}>
              {row.customerName || <CustomerName customerKey={row.customer} />}{' '}
              <span className={css.quiet}>{row.customerName && row.customer}</span>
            </Link>
          ),
        },
        {
          key: 'visitedAt',
          title: t`Visit`,
          sortable: true,
          text: ({ visitedAt }) => brief(visitedAt),
        },
        {
          key: 'createdBy',
          title: t`Author`,
          sortable: true,
          deskOnly: true,
          text: ({ createdBy }) => createdBy,
        },
        {
          key: 'photos',
          title: t`Photos`,
          cell: ({ local: here, sent }) => (
            <Thumbs photos={here ? ownPhotos(here.visit) : sent ? sentPhotos(sent) : []} />
          ),
        },
        {
          key: 'state',
          title: t`State`,
          cell: ({ state }) => <VisitState state={state} />,
        },
      ]}
    />
  )
}
