import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { dropCart, renameCart } from '#offline/cart/cart-changes.ts'
import { useCarts } from '#parts/cart/use-carts.ts'

/** Opens, renames and deletes named carts, and goes where that leads; null while no customer is chosen. */
export function useCartBook() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toast = useToast()
  const { dispatch, saveAsCart } = useCarts()
  if (!dispatch || !saveAsCart) return null
  const show = (cart: string | undefined) => void navigate({ to: '/cart', search: { cart } })
  const failed = () => toast({ tone: 'danger', text: t`This device could not keep the change.` })
  const save = (name: string, lines: CartView['lines'] = []) =>
    saveAsCart(
      name,
      lines.flatMap(({ product, qty, note }) =>
        product ? [{ product, qty, ...(note && { note }) }] : [],
      ),
    ).then(show, failed)
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
  }
}
