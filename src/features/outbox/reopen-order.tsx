import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import type { ConflictRow } from '#offline/database.ts'
import { SwitchButton } from '#parts/customer/switch-button.tsx'
import { type Reopening, useReopenOrder } from '#parts/third-party/use-reopen-order.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Puts a refused third-party order back into the cart, whose customer has to be the chosen one; asks first if it was filled since. */
export function ReopenOrder({ row }: { row: ConflictRow }) {
  const { isFilled, reopen } = useReopenOrder()
  const chosen = useAtomValue(cartCustomerAtom)
  const [asking, setAsking] = useState(false)
  if (row.customerKey !== chosen) return <SwitchButton code={row.customerKey} />
  const { customerKey } = row
  const putBack = (how: Reopening) => {
    setAsking(false)
    return reopen({ ...row, args: row.args as ThirdPartyOrder }, how)
  }
  return (
    <>
      <Button
        icon="undo"
        onClick={async () => {
          if (await isFilled(customerKey)) setAsking(true)
          else await putBack('replace')
        }}
      >
        <Trans>Put back into the cart</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Add the order to the cart?</Trans>}
        text={
          <Trans>
            There are other articles in the third-party cart. Articles in both keep the quantity
            they have in the cart.
          </Trans>
        }
        danger={false}
        confirm={<Trans>Add to cart</Trans>}
        other={{ label: <Trans>Replace cart</Trans>, run: () => putBack('replace') }}
        onConfirm={() => putBack('add')}
      />
    </>
  )
}
