import { Trans } from '@lingui/react/macro'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** Warnings that a bicycle is stolen or recalled. */
export function FrameWarnings({ stolen, recall }: Pick<CustomerFrame, 'stolen' | 'recall'>) {
  return (
    <>
      {stolen && (
        <Notice tone="danger" live="alert">
          <Trans>This bicycle is reported as stolen. Call us before you do anything else.</Trans>
        </Notice>
      )}
      {recall && (
        <Notice tone="warning">
          <Trans>This bicycle is recalled: {recall}</Trans>
        </Notice>
      )}
    </>
  )
}
