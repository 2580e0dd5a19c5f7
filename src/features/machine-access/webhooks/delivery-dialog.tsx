import { Trans, useLingui } from '@lingui/react/macro'
import { TriesTable } from '#parts/delivery/tries-table.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Delivery } from './delivery-state.tsx'

/** Every try of a delivery, with what came of it. */
export function DeliveryDialog({
  delivery,
  onClose,
}: {
  delivery: Delivery | null
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog
      open={delivery !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={delivery && `${delivery.event} ${delivery.object}`}
      description={delivery?.webhook}
    >
      {delivery?.attempts.length === 0 && <Trans>Not sent yet</Trans>}
      {delivery && delivery.attempts.length > 0 && (
        <TriesTable tries={delivery.attempts} resultOf={({ error }) => error ?? t`Delivered`} />
      )}
    </Dialog>
  )
}
