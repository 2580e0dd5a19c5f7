import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import type { ConflictRow } from '#offline/database.ts'
import { useReopenOrder } from '#parts/third-party/use-reopen-order.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'

/** Puts a refused third-party order back into the cart, where its customer is the chosen one. */
export function ReopenOrder({ row }: { row: ConflictRow }) {
  const reopen = useReopenOrder()
  const chosen = useAtomValue(cartCustomerAtom)
  if (row.customerKey !== chosen) return null
  const { mutationId, customerKey } = row
  return (
    <Button
      icon="undo"
      onClick={() => void reopen({ mutationId, customerKey, args: row.args as ThirdPartyOrder })}
    >
      <Trans>Put back into the cart</Trans>
    </Button>
  )
}
