import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { claimCategories } from '#domain/claims/claim-status.ts'
import { ClaimBoard, ClaimChoices, ClaimList } from '../claims.gql.ts'
import { Board } from '../list/board.tsx'
import { ClaimListSearch, claimVariables } from '../list/list-search.ts'
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
    void Promise.allSettled(
      claimCategories.map((category) =>
        context.load(ClaimChoices, { category }, { requestPolicy: 'cache-first' }),
      ),
    )
    return deps.view === 'board'
      ? { board: await context.load(ClaimBoard, {}) }
      : { list: await context.load(ClaimList, claimVariables(deps)) }
  },
  pendingComponent: ListPending,
  component: Claims,
})

function Claims() {
  useKeepFrames()
  const { board, list } = Route.useLoaderData()
  return board ? <Board question={board} /> : <ListScreen question={list} />
}
