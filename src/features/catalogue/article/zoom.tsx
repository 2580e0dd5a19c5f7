import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from './gallery.css.ts'

interface ZoomProps {
  picture: string
  name: string
  onClose: () => void
}

/** The picture as large as the window, and larger: then it is moved by scrolling. */
export function Zoom({ picture, name, onClose }: ZoomProps) {
  const { t } = useLingui()
  const [near, setNear] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      fullScreen
      title={name}
      footer={
        <Button icon={near ? 'minus' : 'plus'} aria-pressed={near} onClick={() => setNear(!near)}>
          {near ? t`Zoom out` : t`Zoom in`}
        </Button>
      }
    >
      <div className={css.scene} tabIndex={0} role="group" aria-label={name}>
        <img
          className={near ? css.near : css.whole}
          src={withBasePath(picture)}
          alt={name}
          onDoubleClick={() => setNear(!near)}
        />
      </div>
    </Dialog>
  )
}
