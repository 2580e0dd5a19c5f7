import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { orOffline } from '#data/or-offline.ts'
import { useSave } from '#data/save.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { WaitingFrames } from '#parts/frames/waiting-frames.tsx'
import { ListFailed } from '#parts/page/list-failed.tsx'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { DeletePdi, PdiList, PdiPoints, RestorePdi } from '../pdi.gql.ts'
import { usePdiColumns } from '../use-pdi-columns.tsx'
import { pdiWords } from '../pdi-words.ts'

export const Route = createFileRoute('/_frame/pdi/')({
  staticData: {
    screen: {
      title: msg`Pre-delivery inspection`,
      allow: ['page.pdi'],
      menu: { group: 'service', order: 20, icon: 'clipboard' },
    },
  },
  validateSearch: listSearch({ filters: { state: v.picklist(['deleted']) } }),
  loaderDeps: ({ search: { state, ...search } }) => ({
    ...listVariables(search),
    deleted: state === 'deleted',
  }),
  loader: ({ context, deps }) => {
    // An inspection may be begun without a connection later: its checklist is on the device from here on.
    void context.load(PdiPoints, {}, { requestPolicy: 'cache-first' }).catch(() => undefined)
    const asked: VariablesOf<typeof PdiList> = deps
    return context.load(PdiList, asked).catch(orOffline)
  },
  pendingComponent: ListPending,
  component: Inspections,
})

function Inspections() {
  useKeepFrames()
  const { t } = useLingui()
  const question = Route.useLoaderData()
  if (question) return <List question={question} />
  return (
    <ListFailed
      create={{ to: '/pdi/create', label: t`New inspection` }}
      heading={<Trans>The inspections couldn’t be loaded</Trans>}
      later={<Trans>Inspections you’ve sent appear here when you’re back online.</Trans>}
      kept={<Trans>Inspections that wait on this device are safe.</Trans>}
    >
      <WaitingFrames kind="PDI" />
    </ListFailed>
  )
}

function List({ question }: { question: NonNullable<(typeof Route)['types']['loaderData']> }) {
  const { t } = useLingui()
  const columns = usePdiColumns()
  const toast = useToast()
  const restore = useSave(RestorePdi)
  const bringBack = async (id: string) => {
    const { failure } = await restore({ id })
    toast(
      failure
        ? { tone: 'danger', text: t`The inspection couldn’t be restored. Try again.` }
        : { tone: 'success', text: t`Inspection restored` },
    )
  }
  return (
    <ListPage
      question={question}
      above={<WaitingFrames kind="PDI" />}
      pageOf={({ pdis }) => pdis}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/pdi/${id}`}
      create={{ to: '/pdi/create', label: t`New inspection` }}
      removal={{
        mutation: DeletePdi,
        label: t`Delete inspection`,
        text: t`It can be restored from the list of deleted inspections.`,
        words: pdiWords,
      }}
      removable={({ isDeleted }) => !isDeleted}
      actions={({ id, isDeleted }) =>
        isDeleted ? [{ label: t`Restore`, icon: 'undo', run: () => void bringBack(id) }] : []
      }
      exportName="pre-delivery-inspections"
      searchHint={t`Frame number, article, mechanic or customer`}
      filters={[
        {
          name: 'state',
          label: t`Inspections`,
          any: t`Current inspections`,
          options: [{ value: 'deleted', label: t`Deleted inspections` }],
        },
      ]}
      empty={{
        icon: 'clipboard',
        heading: t`No inspections yet`,
        text: t`Inspect a bicycle before you hand it over; it shows on the frame and on a claim.`,
      }}
      columns={columns}
    />
  )
}
