import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FrameFacts } from './frame-facts.tsx'
import { FrameSource } from './frame-source.tsx'
import { FrameWarnings } from './frame-warnings.tsx'
import type { FrameKnowledge } from './use-frame.ts'

interface KnownFrameProps {
  /** Answer about the number as it is typed or scanned. */
  known: FrameKnowledge | null
  /** The field itself already says what is wrong with the number. */
  refused: boolean
  /** Adds the form's own remarks about a frame that can be inspected. */
  children?: (frame: CustomerFrame) => ReactNode
}

/** Facts of a frame below the field of its number, with a word where they come from this device. */
export function KnownFrame({ known, refused, children }: KnownFrameProps) {
  if (!known) return null
  const frame = known.frame?.reportable ? known.frame : null
  return (
    <Stack gap={3}>
      {frame && (
        <>
          <FrameWarnings {...frame} />
          {children?.(frame)}
          <FrameFacts frame={frame} />
        </>
      )}
      {known.from === 'device' ? (
        <FrameSource {...known} frame={frame} />
      ) : (
        !frame &&
        !refused && (
          <Notice tone="warning" live="status">
            <Trans>This frame wasn’t delivered to you. Check the number.</Trans>
          </Notice>
        )
      )}
    </Stack>
  )
}
