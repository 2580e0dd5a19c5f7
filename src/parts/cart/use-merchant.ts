import { useAtomValue } from 'jotai'
import type { Merchant } from '#domain/account/session.ts'
import { merchantsAtom } from '#shell/sync/sync-state.ts'

/** Returns facts of a sales organisation, also before the cart has a line of it. */
export function useMerchant(): (sorg: string) => Merchant | undefined {
  const merchants = useAtomValue(merchantsAtom)
  return (sorg) => merchants.find((one) => one.sorg === sorg)
}
