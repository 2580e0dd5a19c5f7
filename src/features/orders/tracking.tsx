import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Icon } from '#ui/display/icon.tsx'
import * as css from './orders.css.ts'

interface TrackingProps {
  delivery: { trackingNo: string | null; trackingUrl: string | null }
}

/** A tracking number; with an address of the carrier, a link to it. */
export function Tracking({ delivery: { trackingNo, trackingUrl } }: TrackingProps) {
  if (!trackingUrl) return trackingNo ? <CopyableCode code={trackingNo} /> : '–'
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer" className={css.link}>
      {trackingNo ?? new URL(trackingUrl).hostname}
      <Icon name="external" size="sm" />
    </a>
  )
}
