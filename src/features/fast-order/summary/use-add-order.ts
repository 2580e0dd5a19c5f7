import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useToast } from '#shell/toasts/use-toast.ts'
import { StaleDraftError } from '#offline/drafts/draft-rows.ts'
import type { AddedOrder } from '#offline/drafts/fast-order-draft.ts'
import { quantitiesBefore } from '#parts/cart/quantities-before.ts'
import { useSingleFlight } from '#parts/cart/use-single-flight.ts'
import { canBeAdded, newLinesOf } from '#parts/order-lines/grid-line.ts'
import { cartViewAtom } from '#shell/sync/sync-state.ts'
import type { FastOrder } from '../use-fast-order.ts'
import { contentOf } from '../use-saved-draft.ts'

/** Puts what can be had into the cart, or with a name into one of its own; the rest stays in the grid. Both can be taken back. @param onAdded what goes in has left the grid */
export function useAddOrder(
  order: FastOrder,
  onAdded: () => void,
): (name?: string) => Promise<void> {
  const { t } = useLingui()
  const cart = useAtomValue(cartViewAtom)
  const toast = useToast()
  const navigate = useNavigate()
  return useSingleFlight(async (name?: string) => {
    const { grid, known, dispatch, draft } = order
    if (!draft) return
    const rows = name === undefined ? order.lines : order.linesAlone
    const lines = newLinesOf(rows)
    const taken = new Set(rows.filter(canBeAdded).map(({ row }) => row.id))
    const failed = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
    let key: string | null
    try {
      // A page that goes in the middle of it leaves what is not kept yet: that must not be what has been ordered.
      draft.set(contentOf(grid, known))
      await draft.flush()
      key = await draft.addToCart(lines, taken, name)
    } catch (error) {
      if (error instanceof StaleDraftError)
        return void toast({
          tone: 'danger',
          text: t`This fast order was changed in another tab. Nothing was added; review it first.`,
        })
      return void failed()
    }
    dispatch({ kind: 'ordered', ids: taken })
    onAdded()
    const added: AddedOrder = {
      from: key === null ? { quantities: quantitiesBefore(cart, lines) } : { cart: key },
      before: contentOf(grid, known),
      taken,
    }
    // The page may have been left since: then the rows are in the draft alone.
    const takeBack = () =>
      draft.takeBack(added).then(() => dispatch({ kind: 'back', before: grid.rows, taken }), failed)
    const text =
      name === undefined
        ? plural(lines.length, { one: '# line added', other: '# lines added' })
        : plural(lines.length, {
            one: `# line added to ${name}`,
            other: `# lines added to ${name}`,
          })
    const viewCart = () => void navigate({ to: '/cart', search: { cart: key ?? undefined } })
    toast({
      tone: 'success',
      text,
      also: { label: t`View cart`, run: viewCart },
      action: { label: t`Undo`, run: () => void takeBack() },
    })
  })
}
