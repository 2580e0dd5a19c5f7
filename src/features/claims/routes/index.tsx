import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VariablesOf } from 'gql.tada'
import { orOffline } from '#data/or-offline.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { ListFailed } from '#parts/page/list-failed.tsx'
import { ListPending } from '#parts/page/list-page.tsx'
import { claimCategories } from '#domain/claims/claim-status.ts'
import { ClaimBoard, ClaimBrands, ClaimChoices, ClaimList } from '../claims.gql.ts'
import { Board } from '../list/board.tsx'
import { ClaimListSearch, claimVariables } from '../list/list-search.ts'
import { LocalList } from '../local/local-list.tsx'
import { ListScreen } from '../list/list-screen.tsx'

export const Route = createFileRoute('/_frame/claim/')({
  staticData: {
    screen: {
      title: msg`Claims`,
      allow: ['page.claim'],
      chip: false,
      search: true,
      menu: { group: 'service', order: 10, icon: 'wrench' },
    },
  },
  validateSearch: ClaimListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // A claim may be begun without a connection later: what its form asks for is on the device from here on.
    void Promise.allSettled([
      context.load(ClaimBrands, {}, { requestPolicy: 'cache-first' }),
      ...claimCategories.map((category) =>
        context.load(ClaimChoices, { category }, { requestPolicy: 'cache-first' }),
      ),
    ])
    const { category } = deps
    const boardAsked: VariablesOf<typeof ClaimBoard> = { category }
    return deps.view === 'board'
      ? { board: await context.load(ClaimBoard, boardAsked).catch(orOffline) }
      : { list: await context.load(ClaimList, claimVariables(deps)).catch(orOffline) }
  },
  pendingComponent: ListPending,
  component: Claims,
})

function Claims() {
  useKeepFrames()
  const { t } = useLingui()
  const { board, list } = Route.useLoaderData()
  if (board) return <Board question={board} />
  if (list) return <ListScreen question={list} />
  return (
    <ListFailed
      create={{ to: '/claim/create', label: t`New claim` }}
      heading={<Trans>The claims couldn’t be loaded</Trans>}
      later={<Trans>Claims you’ve sent appear here when you’re back online.</Trans>}
      kept={<Trans>Drafts and claims that wait on this device are safe.</Trans>}
    >
      <LocalList />
    </ListFailed>
  )
}
