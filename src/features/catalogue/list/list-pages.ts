import { type Client, createRequest, type OperationResult } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { agesOf } from '#data/answer-age.ts'
import { deviceFirst } from '#data/device-exchange.ts'
import { CataloguePage, FurtherPage } from '../catalogue.gql.ts'
import type { ListVariables } from './catalogue-search.ts'
import type { FrameScheduler } from './frame-scheduler.ts'

export type ListEntries = ResultOf<typeof FurtherPage>['products']['entries']

/** State of a page of a list; with neither cards nor failure it is loading. */
export interface ListPage {
  entries: ListEntries | undefined
  failed: boolean
}

export interface ListPages {
  /** @param page from 1 */
  read(page: number): ListPage
  /**
   * Loads a page as long as it is followed.
   * @returns stops following
   */
  follow(page: number, tell: () => void): () => void
  /** Lets the server have the last word on pages that the device has answered. @returns whether one is still on its way */
  freshen(first: number, last: number): boolean
  /** Asks for a page that has failed once more. */
  retry(page: number): void
}

const onItsWay: ListPage = { entries: undefined, failed: false }

/**
 * Loads the pages of one list, each once, however many of its cards are rendered. The device's answer is enough at
 * first: while scrolling, most pages need no confirmation by the server.
 * @param first cards of the first page
 */
export function createListPages(
  client: Client,
  variables: ListVariables,
  first: ListEntries,
  turns: FrameScheduler,
): ListPages {
  const known = new Map<number, ListPage>([[1, { entries: first, failed: false }]])
  const followed = new Map<number, { tells: Set<() => void>; end: () => void }>()
  const asked = (page: number) => ({ ...variables, page })
  const documentOf = (page: number) => (page === 1 ? CataloguePage : FurtherPage)

  function ask(page: number): () => void {
    const take = ({ data, error }: OperationResult<ResultOf<typeof FurtherPage>>) => {
      known.set(page, { entries: data?.products.entries, failed: !data && error !== undefined })
      for (const tell of followed.get(page)?.tells ?? []) tell()
    }
    const { unsubscribe } = client.query(documentOf(page), asked(page), deviceFirst).subscribe(take)
    return unsubscribe
  }

  return {
    read: (page) => known.get(page) ?? onItsWay,
    follow(page, tell) {
      const before = followed.get(page)
      const own = before ?? { tells: new Set(), end: () => {} }
      own.tells.add(tell)
      followed.set(page, own)
      if (!before) {
        const notYet = turns.take((page - 1) * (variables.limit ?? 1), () => {
          own.end = ask(page)
        })
        own.end = notYet
      }
      return () => {
        own.tells.delete(tell)
        if (own.tells.size > 0) return
        own.end()
        followed.delete(page)
        // The cache has it; here a list of 100,000 would be held a second time.
        if (page > 1) known.delete(page)
      }
    },
    freshen(from, to) {
      const ages = agesOf(client)
      let waiting = false
      // The first page is the screen's own: its loader has asked for it.
      for (let page = Math.max(2, from); page <= to; page++) {
        const { key } = createRequest(FurtherPage, asked(page))
        if (ages?.isDevices(key))
          void client.query(FurtherPage, asked(page), { requestPolicy: 'network-only' }).toPromise()
        else waiting ||= !known.has(page)
      }
      return waiting
    },
    retry: (page) =>
      void client
        .query(documentOf(page), asked(page), { requestPolicy: 'network-only' })
        .toPromise(),
  }
}
