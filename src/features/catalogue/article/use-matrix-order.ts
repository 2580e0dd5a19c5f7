import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { atom, useAtom } from 'jotai'
import { useToast } from '#shell/toasts/use-toast.ts'
import { type LineProblem, mayBeOrdered, moreProblem } from '#domain/article/article-block.ts'
import type { Article } from '#parts/article/article.ts'
import { addLines } from '#offline/cart/cart-changes.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useSingleFlight } from '#parts/cart/use-single-flight.ts'

/** Typed quantities of one model, by article; survives opening another of its sizes. */
const typedAtom = atom<{ model: string; wanted: Readonly<Record<string, number>> }>({
  model: '',
  wanted: {},
})

/** State of a cell beside its article. */
export interface CellOrder {
  qty: number
  inCart: number
  problem: LineProblem | null
}

/** Quantities of the sizes and colours of a model, put into the cart in one step; `add` is null while no customer is chosen. */
export function useMatrixOrder(variants: readonly Article[]) {
  const { t } = useLingui()
  const toast = useToast()
  const { cart, dispatch } = useCart()
  const [typed, setTyped] = useAtom(typedAtom)
  const model = variants[0]?.model ?? ''
  const wanted = typed.model === model ? typed.wanted : {}
  const orderOf = (product: Article): CellOrder => {
    const qty = wanted[product.id] ?? 0
    const inCart = cart.lines.find(({ id }) => id === product.id)?.qty ?? 0
    return { qty, inCart, problem: qty > 0 ? moreProblem(product, qty, inCart) : null }
  }
  const lines = variants
    .map((product) => ({ product, ...orderOf(product) }))
    .filter(({ qty, problem }) => qty > 0 && mayBeOrdered(problem))

  const add = useSingleFlight(async () => {
    try {
      await dispatch!(
        addLines(
          '',
          lines.map(({ product, qty }) => ({ product, qty })),
        ),
      )
    } catch {
      return void toast({ tone: 'danger', text: t`This device could not keep the change.` })
    }
    // What could not be added stays where it was typed.
    const added = new Set(lines.map(({ product: { id } }) => id))
    setTyped((now) => ({
      model,
      wanted: Object.fromEntries(
        Object.entries(now.model === model ? now.wanted : {}).filter(([id]) => !added.has(id)),
      ),
    }))
    toast({
      tone: 'success',
      text: plural(lines.length, {
        one: '# line is in the cart',
        other: '# lines are in the cart',
      }),
    })
  })
  return {
    orderOf,
    lines,
    setQty: (id: string, qty: number) =>
      setTyped((now) => ({
        model,
        wanted: { ...(now.model === model ? now.wanted : {}), [id]: qty },
      })),
    add: dispatch ? add : null,
  }
}
