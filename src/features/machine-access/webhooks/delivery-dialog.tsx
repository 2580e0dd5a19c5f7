import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Table } from '#ui/table/table.tsx'
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
  const { moment } = useDates()
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
        <Table
          caption={t`Tries`}
          rows={delivery.attempts}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'at',
              title: t`Time`,
              lead: true,
              text: ({ at }) => moment(new Date(String(at))),
            },
            {
              key: 'status',
              title: t`Status`,
              align: 'end',
              text: ({ status }) => status ?? t`No answer`,
            },
            {
              key: 'milliseconds',
              title: t`Duration`,
              align: 'end',
              text: ({ milliseconds }) => t`${milliseconds} ms`,
            },
            { key: 'error', title: t`Result`, text: ({ error }) => error ?? t`Delivered` },
            { key: 'answer', title: t`Answer`, text: ({ answer }) => answer || '–' },
          ]}
        />
      )}
    </Dialog>
  )
}
