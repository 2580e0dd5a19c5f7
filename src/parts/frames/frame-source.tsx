import { Trans, useLingui } from '@lingui/react/macro'
import { keptFrames } from '#domain/frames/kept-frames.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { DeviceFrame } from './find-on-device.ts'

/** Says that what is known of a frame comes from this device, how old it is, and what waits here to be sent about it. */
export function FrameSource({ frame, at, waiting }: DeviceFrame) {
  const { brief } = useDates()
  const { i18n } = useLingui()
  const time = at === null ? '' : brief(at)
  const { years } = keptFrames
  const most = i18n.number(keptFrames.most)
  return (
    <>
      <Notice tone={frame ? 'info' : 'warning'} live="status">
        {frame ? (
          <Trans>
            From this device, as of {time}. We’ll check the frame again when this is sent.
          </Trans>
        ) : at === null ? (
          <Trans>
            No frames of this customer are saved on this device. We’ll check the number when this is
            sent.
          </Trans>
        ) : (
          <Trans>
            This frame isn’t saved on this device: it has the latest deliveries and sales of {years}{' '}
            years, at most {most}. We’ll check the number when this is sent.
          </Trans>
        )}
      </Notice>
      {waiting.includes('PDI') && (
        <Notice>
          <Trans>An inspection of this frame is waiting on this device to be sent.</Trans>
        </Notice>
      )}
      {waiting.includes('REGISTER_FRAME') && (
        <Notice>
          <Trans>A sale of this frame is waiting on this device to be sent.</Trans>
        </Notice>
      )}
    </>
  )
}
