import { useLingui } from '@lingui/react/macro'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Facts } from '#ui/display/facts.tsx'
import { statusWords } from './frame-status-words.ts'

/** Delivery, inspection and sale of a frame. */
export type FrameHistory = Pick<
  CustomerFrame,
  'deliveryNo' | 'shippedAt' | 'pdiOn' | 'soldOn' | 'status'
>

interface FrameFactsProps {
  frame: FrameHistory &
    Partial<Pick<CustomerFrame, 'articleCode' | 'articleName' | 'brand' | 'modelYear'>>
}

/** A delivered frame: its article where it is given, its delivery, inspection and sale. */
export function FrameFacts({ frame }: FrameFactsProps) {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const { articleCode, articleName, brand, modelYear, deliveryNo, shippedAt, pdiOn } = frame
  const { soldOn, status } = frame
  const listed = (...parts: (string | number | false | null | undefined)[]) =>
    parts.filter(Boolean).join(', ')
  return (
    <Facts
      facts={[
        [t`Article`, articleName ? `${articleName} (${articleCode})` : articleCode],
        [t`Brand`, listed(brand, modelYear)],
        [t`Delivery`, listed(deliveryNo, shippedAt && day(shippedAt))],
        [t`Inspection`, pdiOn ? day(pdiOn) : t`Not inspected`],
        [
          t`Sale`,
          listed(status && i18n._(statusWords[status]), soldOn && day(soldOn)) || t`Not reported`,
        ],
      ]}
    />
  )
}
