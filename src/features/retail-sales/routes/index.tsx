import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { orOffline } from '#data/or-offline.ts'
import { frameStatuses, withdrawalRefusal } from '#domain/frames/registration.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { WaitingFrames } from '#parts/frames/waiting-frames.tsx'
import { ListFailed } from '#parts/page/list-failed.tsx'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { statusWords } from '#parts/frames/frame-status-words.ts'
import { button } from '#ui/button.css.ts'
import { frameWords } from '../frame-words.ts'
import { RegisteredFrameList, WithdrawFrame } from '../retail-sales.gql.ts'
import { useSaleColumns } from '../sale-columns.ts'
import { useDealerFilter } from '../use-dealers.ts'

export const Route = createFileRoute('/_frame/retail-sales/')({
  staticData: {
    screen: {
      title: msg`Retail sales`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      menu: { group: 'sales', order: 30, icon: 'tag' },
    },
  },
  validateSearch: listSearch({
    filters: {
      dealer: v.string(),
      type: v.picklist(['retail', 'nonRetail']),
      status: v.picklist(frameStatuses),
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => {
    const { dealer, ...others } = deps
    const asked: VariablesOf<typeof RegisteredFrameList> = { ...others, custCode: dealer }
    return context.load(RegisteredFrameList, asked).catch(orOffline)
  },
  pendingComponent: ListPending,
  component: RetailSales,
})

function RetailSales() {
  useKeepFrames()
  const { t } = useLingui()
  const question = Route.useLoaderData()
  if (question) return <List question={question} />
  return (
    <ListFailed
      create={{ to: '/retail-sales/register', label: t`Report a sale` }}
      heading={<Trans>The sales couldn’t be loaded</Trans>}
      later={<Trans>Sales you’ve reported appear here when you’re back online.</Trans>}
      kept={<Trans>Sales that wait on this device are safe.</Trans>}
    >
      <WaitingFrames kind="REGISTER_FRAME" />
    </ListFailed>
  )
}

function List({ question }: { question: NonNullable<(typeof Route)['types']['loaderData']> }) {
  const { t, i18n } = useLingui()
  const dealerFilter = useDealerFilter()
  const columns = useSaleColumns()
  return (
    <ListPage
      question={question}
      above={<WaitingFrames kind="REGISTER_FRAME" />}
      pageOf={({ registeredFrames }) => registeredFrames}
      keyOf={({ id }) => id}
      tools={
        <Link to="/retail-sales/account-bikes" search={{ sale: undefined }} className={button()}>
          <Trans>Registered by owners</Trans>
        </Link>
      }
      create={{ to: '/retail-sales/register', label: t`Report a sale` }}
      removal={{
        mutation: WithdrawFrame,
        label: t`Withdraw`,
        text: t`The warranty no longer applies. You can report the sale again.`,
        withdraws: true,
        words: frameWords,
      }}
      removable={({ status }) => withdrawalRefusal(status) === null}
      rowTo={({ id }) => `/retail-sales/${id}/edit`}
      actions={({ frameNumber, status }) =>
        status === 'withdrawn'
          ? []
          : [
              {
                label: t`Warranty as PDF`,
                icon: 'document',
                run: () =>
                  void window.open(
                    withBasePath(`/server/warranties/${encodeURIComponent(frameNumber)}`),
                    '_blank',
                  ),
              },
            ]
      }
      exportName="retail-sales"
      searchHint={t`Frame number, article or owner`}
      filters={[
        ...dealerFilter,
        {
          name: 'type',
          label: t`Type`,
          any: t`All types`,
          options: [
            { value: 'retail', label: t`Retail` },
            { value: 'nonRetail', label: t`Non-retail` },
          ],
        },
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: frameStatuses.map((value) => ({ value, label: i18n._(statusWords[value]) })),
        },
      ]}
      empty={{ heading: t`No sales reported yet`, icon: 'tag' }}
      columns={columns}
    />
  )
}
