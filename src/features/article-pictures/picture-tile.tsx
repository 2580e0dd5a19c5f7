import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { UploadedPicture } from './use-article-pictures.ts'
import * as css from './article-pictures.css.ts'

interface PictureTileProps {
  picture: UploadedPicture
  at: number
  of: number
  busy: boolean
  /** Puts the picture at a place, from 0. */
  onMove: (id: string, to: number) => void
  onRemove: () => void
}

const dragType = 'application/x-picture'

/** One picture of an article: moved by its buttons or by dragging it, and removed. */
export function PictureTile({ picture, at, of, busy, onMove, onRemove }: PictureTileProps) {
  const { t } = useLingui()
  const [over, setOver] = useState(false)
  const { id, name, address } = picture
  const shownAt = at + 1
  return (
    <li
      className={css.picture}
      draggable
      data-over={over}
      onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const dragged = event.dataTransfer.getData(dragType)
        if (!dragged || dragged === id) return
        event.preventDefault()
        onMove(dragged, at)
      }}
    >
      {address ? (
        <ArticlePicture picture={address} size="card" alt={t`Picture ${shownAt}`} />
      ) : (
        <span className={css.making} role="status">
          <Trans>Preparing picture…</Trans>
        </span>
      )}
      {at === 0 && (
        <span className={css.first}>
          <Badge tone="info">
            <Trans>Main picture</Trans>
          </Badge>
        </span>
      )}
      <span className={css.name} title={name}>
        {name}
      </span>
      <span className={css.tools}>
        <span>
          <IconButton
            icon="chevron-left"
            label={t`Move picture ${shownAt} earlier`}
            disabled={busy || at === 0}
            onClick={() => onMove(id, at - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={t`Move picture ${shownAt} later`}
            disabled={busy || at === of - 1}
            onClick={() => onMove(id, at + 1)}
          />
        </span>
        <IconButton
          icon="trash"
          label={t`Remove picture ${shownAt}`}
          disabled={busy}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
