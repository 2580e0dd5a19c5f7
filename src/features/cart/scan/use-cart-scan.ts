import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { codeWord } from '#domain/search/word-index.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { addLines, setQuantities } from '#offline/cart/cart-changes.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCodes } from '#parts/order-lines/use-codes.ts'
import { beep } from '#parts/scan/beep.ts'
import { ofCode, type Scanned, scanned, withUnresolved, withLess } from './scanned.ts'
import { useUnresolvedScans } from './use-unresolved-scans.ts'
import { useLookUp } from './use-look-up.ts'
import { useSerialQueue } from '../lines/use-serial-queue.ts'

/** Result of the last scanned code; `back`: it was taken back. */
export type LastOutcome = Scanned | { kind: 'back'; name: string }

/**
 * Puts what is scanned into a cart, one piece for each time a code is read. Codes are looked up side by side and go in one
 * after the other, as they were read: each is held to what the cart holds by then. @param onLine told of each line that grew
 */
export function useCartScan(cartKey: string, onLine: (id: string) => void) {
  const { dispatch, read } = useCart(cartKey)
  const put = useMemo(() => dispatch && { cartKey, dispatch, read }, [cartKey, dispatch, read])
  const codes = useCodes()
  const look = useLookUp(codes)
  const { left, leftNow, change } = useUnresolvedScans(cartKey)
  const { inTurn, waiting } = useSerialQueue()
  const [last, setLast] = useState<LastOutcome | null>(null)
  const [done, setDone] = useState<readonly Scanned[]>([])
  const picks = useRef(new Map<string, string>())
  const told = useRef(onLine)
  useEffect(() => {
    told.current = onLine
  })

  const take = useCallback(
    (code: string, times: number) => {
      if (!put) return
      const looked = look(code)
      inTurn(async () => {
        const outcome = scanned(
          { code, times, pick: picks.current.get(codeWord(code)) ?? null },
          await looked,
          await put.read(),
        )
        await keep(outcome, put, change)
        setLast(outcome)
        setDone((before) => [...before, outcome])
        if (outcome.kind === 'add') told.current(outcome.line.product.id)
      })
    },
    [put, look, inTurn, change],
  )

  const undo = (outcome: Scanned) => {
    setDone((before) => before.filter((one) => one !== outcome))
    inTurn(async () => {
      if (put) await takeBack(outcome, put, change)
      setLast({
        kind: 'back',
        name: outcome.kind === 'add' ? outcome.line.product.name : outcome.code,
      })
    })
  }
  const forget = useCallback(
    (code?: string) => {
      const stays = (one: { code: string }) => code !== undefined && !ofCode(code)(one)
      setDone((before) => before.filter((one) => one.kind === 'add' || stays(one)))
      change((list) => list.filter(stays))
    },
    [change],
  )
  const again = useCallback(
    (code: string, times: number) => {
      forget(code)
      take(code, times)
    },
    [forget, take],
  )
  useOpenCodes({ ask: codes.ask, left, leftNow, again })

  const newest = done.at(-1)
  return {
    left,
    last,
    waiting,
    known: codes.known,
    undo: newest ? () => undo(newest) : null,
    /** Takes one piece of a code. */
    take: useCallback((code: string) => take(code, 1), [take]),
    /** Decides which article a code of the list means: its pieces go into the cart. */
    pick: (code: string, times: number, product: string) => {
      picks.current.set(codeWord(code), product)
      again(code, times)
    },
    clear: () => forget(),
  }
}
export type CartScanning = ReturnType<typeof useCartScan>

interface OpenCodes {
  ask: (codes: readonly string[]) => Promise<void>
  left: ReturnType<typeof useUnresolvedScans>['left']
  leftNow: ReturnType<typeof useUnresolvedScans>['leftNow']
  again: (code: string, times: number) => void
}

/**
 * Adds codes that could not be looked up once there is a network; codes with several articles wait in the list for a
 * choice, after a reload too.
 */
function useOpenCodes({ ask, left, leftNow, again }: OpenCodes): void {
  const online = useAtomValue(onlineAtom)
  useEffect(() => {
    if (!online) return
    for (const { code, times, why } of leftNow()) if (why.kind === 'unanswered') again(code, times)
  }, [online, leftNow, again])
  useEffect(
    () => void ask(left.flatMap(({ code, why }) => (why.kind === 'choose' ? [code] : []))),
    [left, online, ask],
  )
}

type Change = ReturnType<typeof useUnresolvedScans>['change']

/** The cart that is scanned into. */
interface ScannedCart extends Pick<ReturnType<typeof useCart>, 'read'> {
  cartKey: string
  dispatch: NonNullable<ReturnType<typeof useCart>['dispatch']>
}

async function keep(
  outcome: Scanned,
  { cartKey, dispatch }: ScannedCart,
  change: Change,
): Promise<void> {
  if (outcome.kind === 'add') await dispatch(addLines(cartKey, [outcome.line]))
  else change((list) => withUnresolved(list, outcome))
  beep(outcome.kind === 'add')
}

/** Takes out what a scan has put in, as far as it is still there. */
async function takeBack(
  outcome: Scanned,
  { cartKey, dispatch, read }: ScannedCart,
  change: Change,
): Promise<void> {
  if (outcome.kind === 'leave') return change((list) => withLess(list, outcome.code, outcome.times))
  const { product, qty } = outcome.line
  const now = piecesInCart(await read()).get(product.id) ?? 0
  if (now > 0)
    await dispatch(
      setQuantities(cartKey, [
        {
          sorg: product.sorg,
          article: product.article_code,
          qty: Math.max(0, now - qty),
          seenQty: now,
        },
      ]),
    )
}
