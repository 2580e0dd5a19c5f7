import { useAtomValue } from 'jotai'
import { userAtom } from '#shell/session/session-atoms.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'

/** Returns why the cart's customer may not order, as this device last heard; null: they may. */
export function useCustomerBlock(): string | null {
  const customer = useAtomValue(userAtom)?.customerData
  const customerKey = useAtomValue(cartCustomerAtom)
  return customer?.custCode.r3 === customerKey ? (customer?.reasonBlocked ?? null) : null
}
