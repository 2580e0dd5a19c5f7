import { type Client, createRequest } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient, useQuery } from 'urql'
import type { KnownAge } from '#domain/time/age.ts'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { agesOf } from '#data/answer-age.ts'
import { deviceOnly, deviceFirst } from '#data/device-exchange.ts'
import { silent } from '#data/silent.ts'
import { AlreadyComing } from './incoming.gql.ts'

/** Incoming quantities of an article, and their time. */
export type Incoming = ResultOf<typeof AlreadyComing>['alreadyComing'][number] & { age: KnownAge }

const context = { ...silent, requestPolicy: 'cache-and-network' as const }
const here = { ...silent, ...deviceFirst }
/** More than a cart can hold are not asked about at once. */
const most = maxCartLines
const none: ReadonlyMap<string, Incoming> = new Map()

const byId = (
  answer: ResultOf<typeof AlreadyComing> | undefined,
  age: KnownAge,
): ReadonlyMap<string, Incoming> =>
  new Map((answer?.alreadyComing ?? []).map((one) => [one.id, { ...one, age }]))

/**
 * Returns incoming quantities beside a cart's own, by `sorg/article_code`: at first and offline from the stored
 * answers.
 * @param exceptCart key of that cart, '' the active one
 * @param ask false: no customer is chosen, so nothing is asked
 * @param later true: offline; known answers stay, and new articles are read from the device
 */
export function useIncoming(
  codes: readonly string[],
  exceptCart: string,
  ask: boolean,
  later = false,
): ReadonlyMap<string, Incoming> {
  const client = useClient()
  const variables = useMemo(
    () => ({ articleCodes: codes.slice(0, most), exceptCart }),
    [codes, exceptCart],
  )
  const [{ data, error, fetching, stale: refreshing }] = useQuery({
    query: AlreadyComing,
    variables,
    pause: !ask || codes.length === 0,
    context: later ? here : context,
  })
  const settled = !fetching && !refreshing
  return useMemo(() => {
    if (!ask || !data) return none
    const [{ key }, ages] = [createRequest(AlreadyComing, variables), agesOf(client)]
    return byId(data, {
      at: ages?.of(key) ?? null,
      stale: later || error !== undefined || (settled && (ages?.isDevices(key) ?? false)),
    })
  }, [data, ask, client, variables, later, error, settled])
}

/** Articles asked for at once in a growing list: the query cache names all of them in the key of each. */
const some = 100
/** Milliseconds a list must rest before its new articles are asked about. */
const rest = 400

/**
 * Returns incoming quantities for a list being typed, beside the active cart: each article is asked about once, when
 * typing rests. Offline answers are refreshed once online.
 */
export function useGrowingIncoming(
  codes: readonly string[],
  later: boolean,
): ReadonlyMap<string, Incoming> {
  const client = useClient()
  /** Whose word is there of which articles, or is on its way. */
  const asked = useRef({ server: new Set<string>(), device: new Set<string>() })
  const [known, setKnown] = useState(none)
  useEffect(() => {
    const { server, device } = asked.current
    const mine = later ? device : server
    const ask = async (articleCodes: string[]) => {
      for (const code of articleCodes) mine.add(code)
      const { data, devices, at } = await askOnce(client, articleCodes, later)
      if (data) setKnown((before) => new Map([...before, ...byId(data, { at, stale: devices })]))
      if (!data || devices) for (const code of articleCodes) server.delete(code)
    }
    const askAll = async () => {
      const wanted = [...new Set(codes)].filter((code) => !server.has(code) && !mine.has(code))
      for (let at = 0; at < wanted.length; at += some) await ask(wanted.slice(at, at + some))
    }
    const timer = setTimeout(() => void askAll(), rest)
    return () => clearTimeout(timer)
  }, [client, codes, later])
  return useMemo(
    () =>
      later
        ? new Map([...known].map(([id, one]) => [id, { ...one, age: { ...one.age, stale: true } }]))
        : known,
    [known, later],
  )
}

/** Returns one answer about some articles, its time in ms, and whether it is the device's. */
async function askOnce(client: Client, articleCodes: string[], later: boolean) {
  const variables = { articleCodes, exceptCart: '' }
  const { data } = await client
    .query(AlreadyComing, variables, {
      ...silent,
      ...(later ? deviceOnly : {}),
      requestPolicy: 'network-only',
    })
    .toPromise()
  const [{ key }, ages] = [createRequest(AlreadyComing, variables), agesOf(client)]
  return { data, devices: ages?.isDevices(key) ?? false, at: ages?.of(key) ?? null }
}
