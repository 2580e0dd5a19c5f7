import { useLingui } from '@lingui/react'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import { changeWords } from './change-words.ts'

/** What a change does to a cart, in words. */
export function ChangeText(change: { kind: CartIntent['kind']; args: CartIntent['args'] }) {
  const { i18n } = useLingui()
  return changeWords(i18n, change)
}
