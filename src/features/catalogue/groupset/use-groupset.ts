import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { codeWord } from '#domain/search/word-index.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { changeDraft, useDraft } from '#ui/form/use-draft.ts'
import { type KnownCodes, useCodes } from '#parts/order-lines/use-codes.ts'
import { articleOf, buildOf, type Choice, type Slot } from './groupset-build.ts'

const bikesKey = '#'

/** A chosen article as it is kept: without price and stock, which are another day's by the next look. */
interface Kept {
  id: string
  code: string
  name: string
}

/** The groupset that is being put together, for one person and customer and as long as the tab is open; a reload keeps it. */
export function useGroupset(slots: readonly Slot[]) {
  const { id, customerData } = useUser()
  const online = useAtomValue(onlineAtom)
  const key = `groupset-${id}-${customerData?.custCode.r3 ?? ''}`
  const { values, change, forget } = useDraft<Record<string, string>>(key, {})
  const { known, ask, remember } = useCodes()
  const bikes = Math.max(1, Number(values[bikesKey]) || 1)
  const kept = useMemo(
    () =>
      Object.entries(values).flatMap(([mcid, text]) => {
        const choice = mcid === bikesKey ? null : readKept(text ?? '')
        return choice ? [[mcid, choice] as const] : []
      }),
    [values],
  )

  // Asks again for unanswered codes when the page is shown again.
  useEffect(
    () => void ask(kept.flatMap(([, choice]) => (choice === 'none' ? [] : [choice.code]))),
    [kept, online, ask],
  )

  const choices = useMemo(
    () =>
      new Map(
        kept.map(([mcid, choice]) => [mcid, choice === 'none' ? choice : choiceOf(choice, known)]),
      ),
    [kept, known],
  )
  const { cart } = useCart()
  const inCart = useMemo(() => piecesInCart(cart), [cart])
  const build = useMemo(
    () => buildOf(slots, choices, bikes, inCart),
    [slots, choices, bikes, inCart],
  )
  const choose = (mcid: string, choice: ProductFacts | 'none') => {
    if (choice !== 'none') remember([{ asked: choice.article_code, products: [choice] }])
    change({
      [mcid]:
        choice === 'none'
          ? choice
          : JSON.stringify({
              id: choice.id,
              code: choice.article_code,
              name: choice.name,
            } satisfies Kept),
    })
  }
  /** Brings parts back into places where nothing else stands by then. */
  const bringBack = () =>
    changeDraft(key, (now) =>
      Object.fromEntries(Object.entries(values).filter(([mcid]) => !now[mcid])),
    )
  return {
    bikes,
    build,
    choose,
    inCart,
    articles: build.slots.flatMap(({ choice }) => articleOf(choice) ?? []),
    /** Makes places empty again; answers how the parts come back. */
    empty: (mcids: readonly string[]) => {
      change(Object.fromEntries(mcids.map((mcid) => [mcid, ''])))
      return bringBack
    },
    setBikes: (next: number) => change({ [bikesKey]: String(next) }),
    /** Clears all slots. */
    clear: () => {
      forget()
      return bringBack
    },
  }
}

function readKept(text: string): Kept | 'none' | null {
  if (text === '' || text === 'none') return text || null
  try {
    return JSON.parse(text) as Kept
  } catch {
    return null
  }
}

function choiceOf({ id, code, name }: Kept, known: KnownCodes): Choice {
  const answer = known.get(codeWord(code))
  if (answer?.kind !== 'answered') return { absent: answer?.kind ?? 'asking', code, name }
  return answer.products.find((product) => product.id === id) ?? { absent: 'gone', code, name }
}
