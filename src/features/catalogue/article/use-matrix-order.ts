import { atom, useAtom } from 'jotai'
import { type LineProblem, mayBeOrdered, moreProblem } from '#domain/article/article-block.ts'
import type { Article } from '#parts/article/article.ts'
import { useAddLines } from '#parts/cart/use-add-lines.tsx'
import { useCart } from '#parts/cart/use-cart.ts'

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
  const { cart } = useCart()
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

  const { add } = useAddLines()
  const addAll = async () => {
    const added = new Set(lines.map(({ product: { id } }) => id))
    await add!(lines, [], () =>
      // What could not be added stays where it was typed.
      setTyped((now) => ({
        model,
        wanted: Object.fromEntries(
          Object.entries(now.model === model ? now.wanted : {}).filter(([id]) => !added.has(id)),
        ),
      })),
    )
  }
  return {
    orderOf,
    lines,
    setQty: (id: string, qty: number) =>
      setTyped((now) => ({
        model,
        wanted: { ...(now.model === model ? now.wanted : {}), [id]: qty },
      })),
    add: add && addAll,
  }
}
