import { useNavigate } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import {
  addLines,
  clearCart,
  dropCart,
  type NewLine,
  renameCart,
} from '#offline/cart/cart-changes.ts'
import { useCarts } from '#parts/cart/use-carts.ts'

/** Lines whose article this device knows: others cannot be put into a cart from here. */
const knownLines = (lines: CartView['lines']): NewLine[] =>
  lines.flatMap(({ product, qty, note }) =>
    product ? [{ product, qty, ...(note && { note }) }] : [],
  )

/** Opens, renames, fills, empties and deletes carts, and goes where that leads; null while no customer is chosen. */
export function useCartBook() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toast = useToast()
  const { dispatch, saveAsCart, moveToNewCart } = useCarts()
  if (!dispatch || !saveAsCart || !moveToNewCart) return null
  const show = (cart: string | undefined) => void navigate({ to: '/cart', search: { cart } })
  const failed = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
  const save = (name: string, lines: CartView['lines'] = []) =>
    saveAsCart(name, knownLines(lines)).then(show, failed)
  return {
    open: (name: string) => save(name),
    rename: (key: string, name: string) => dispatch(renameCart(key, name)).catch(failed),
    /** A deleted cart can be had back as it was on the screen, as a cart of its own. @param whole all of it is on this device */
    drop: async (name: string, cart: CartView, whole: boolean) => {
      try {
        await dispatch(dropCart(cart.key, cart.version))
      } catch {
        return failed()
      }
      show(undefined)
      toast({
        text: t`${name} deleted`,
        ...(whole && { action: { label: t`Undo`, run: () => void save(name, cart.lines) } }),
      })
    },
    /** Copies the lines into a new cart. */
    copy: (name: string, cart: CartView) => save(name, cart.lines),
    /** Moves the lines into a new cart: this one is empty then. */
    saveForLater: (name: string, cart: CartView) =>
      moveToNewCart(name, cart.key, knownLines(cart.lines)).then(show, failed),
    /** Empties a cart; its lines can be had back as they were on the screen, for as long as the message stands there. */
    clear: async (cart: CartView) => {
      const lines = knownLines(cart.lines)
      try {
        await dispatch(clearCart(cart.key, cart.version))
      } catch {
        return failed()
      }
      const undo = () => void dispatch(addLines(cart.key, lines)).catch(failed)
      toast({
        text: plural(cart.lines.length, { one: '# line removed', other: '# lines removed' }),
        sticky: true,
        ...(lines.length === cart.lines.length && { action: { label: t`Undo`, run: undo } }),
      })
    },
  }
}
