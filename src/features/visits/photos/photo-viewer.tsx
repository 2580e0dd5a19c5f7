import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from './photos.css.ts'

export interface ShownPhoto {
  key: string
  /** undefined: not on this device. */
  src: string | undefined
  name: string
}

interface PhotoViewerProps {
  photos: readonly ShownPhoto[]
  /** Key of the photo it opens with. */
  start: string
  onClose: () => void
  /** More buttons for the photo that is shown. */
  actions?: (key: string) => ReactNode
}

/** Photos as large as the window, one after the other: by button, arrow key or swipe. */
export function PhotoViewer({ photos, start, onClose, actions }: PhotoViewerProps) {
  const { t } = useLingui()
  const [key, setKey] = useState(start)
  const [from, setFrom] = useState<number | null>(null)
  const at = Math.max(
    0,
    photos.findIndex((photo) => photo.key === key),
  )
  const photo = photos[at]
  const step = (by: number) => {
    const next = photos[at + by]
    if (next) setKey(next.key)
  }
  useArrowKeys(step)
  if (!photo) return null
  const [place, count] = [at + 1, photos.length]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      fullScreen
      title={photo.name}
      footer={
        <div className={css.viewerButtons}>
          {actions?.(photo.key)}
          {count > 1 && (
            <>
              <Button icon="chevron-left" disabled={at === 0} onClick={() => step(-1)}>
                <Trans>Previous</Trans>
              </Button>
              <span className={css.quiet} role="status">
                {t`${place} of ${count}`}
              </span>
              <Button icon="chevron-right" disabled={place === count} onClick={() => step(1)}>
                <Trans>Next</Trans>
              </Button>
            </>
          )}
        </div>
      }
    >
      <div
        className={css.scene}
        tabIndex={0}
        role="group"
        aria-label={photo.name}
        data-autofocus
        onPointerDown={({ clientX }) => setFrom(clientX)}
        onPointerUp={({ clientX }) => {
          const moved = from === null ? 0 : clientX - from
          setFrom(null)
          if (Math.abs(moved) > swipe) step(moved < 0 ? 1 : -1)
        }}
      >
        {photo.src ? (
          <img
            className={css.whole}
            src={withBasePath(photo.src)}
            alt={photo.name}
            draggable={false}
          />
        ) : (
          <p className={css.quiet}>
            <Trans>This photo isn’t on this device. It’s shown when you’re online.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Calls with 1 for the right arrow key and with -1 for the left one. */
function useArrowKeys(step: (by: number) => void) {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current(1)
      if (key === 'ArrowLeft') latest.current(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Pixels that a finger moves sideways for the next photo. */
const swipe = 48
