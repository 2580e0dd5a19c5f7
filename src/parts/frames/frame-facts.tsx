import { useLingui } from '@lingui/react/macro'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { dayIn } from '#domain/time/day.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Facts } from '#ui/display/facts.tsx'
import { FrameInspection } from './frame-inspection.tsx'
import { statusWords } from './frame-status-words.ts'

/** Delivery, inspection, sale and warranty of a frame. */
export type FrameHistory = Pick<
  CustomerFrame,
  | 'deliveryNo'
  | 'shippedAt'
  | 'pdiOn'
  | 'pdiId'
  | 'pdiComplete'
  | 'soldOn'
  | 'status'
  | 'warrantyUntil'
>

interface FrameFactsProps {
  frame: FrameHistory &
    Partial<Pick<CustomerFrame, 'articleCode' | 'articleName' | 'brand' | 'modelYear'>>
}

/** A delivered frame: its article where it is given, its delivery, inspection, sale and warranty. */
export function FrameFacts({ frame }: FrameFactsProps) {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const { articleCode, articleName, brand, modelYear, deliveryNo, shippedAt, pdiOn } = frame
  const { soldOn, status, warrantyUntil } = frame
  const today = dayIn(useConfig().timeZone, new Date())
  const end = warrantyUntil && day(warrantyUntil)
  const listed = (...parts: (string | number | false | null | undefined)[]) =>
    parts.filter(Boolean).join(', ')
  return (
    <Facts
      facts={[
        [t`Article`, articleName ? `${articleName} (${articleCode})` : articleCode],
        [t`Brand`, listed(brand, modelYear)],
        [t`Delivery`, listed(deliveryNo, shippedAt && day(shippedAt))],
        [
          t`Inspection`,
          <FrameInspection key="i" on={pdiOn} id={frame.pdiId} complete={frame.pdiComplete} />,
        ],
        [
          t`Sale`,
          listed(status && i18n._(statusWords[status]), soldOn && day(soldOn)) || t`Not reported`,
        ],
        [
          t`Warranty`,
          end && warrantyUntil && (warrantyUntil < today ? t`Over since ${end}` : t`Until ${end}`),
        ],
      ]}
    />
  )
}
