import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Row } from '#ui/display/stack.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import type { ReadFile, ReadLayout } from './read-file.ts'
import { cardFlags } from './card-flags.ts'
import { FileDownload } from './file-download.tsx'
import { KeptPaper } from './kept-paper.tsx'
import { KeptPicture } from './kept-picture.tsx'
import { perLine } from './per-line.ts'
import * as css from './content.css.ts'

interface FileCardsProps {
  files: readonly ReadFile[]
  /** Facts that stand on a card; null: the usual ones. */
  layout: ReadLayout | null
  itemPerLine: number
  /** Day of publication, for layouts that show it. */
  publishedAt: string
}

/** Files of content on cards: to look at in place, and to download in each size. */
export function FileCards({ files, layout, itemPerLine, publishedAt }: FileCardsProps) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const sizeText = useSizeText()
  const [shown, setShown] = useState<ReadFile | null>(null)
  const on = cardFlags(layout)
  return (
    <>
      <ul className={css.cards[perLine(itemPerLine)]} aria-label={t`Files`}>
        {files.map((file) => (
          <li key={file.id} className={css.file}>
            <KeptPicture
              className={css.picture}
              url={file.thumbnailUrl}
              otherwise={on.placeholderOnCard && <Icon name="document" />}
            />
            {on.titleOnCard && <strong className={css.name}>{file.fileTitle}</strong>}
            <span className={`${muted} ${small}`}>
              {[
                on.subtitleOnCard && sizeText(file.bytes),
                on.resolutionOnCard && file.width && `${file.width} × ${file.height}`,
                on.releasedonOnCard && dayOf(Date.parse(publishedAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Row>
              {(file.mime === 'application/pdf' || file.thumbnailUrl) && (
                <Button size="sm" icon="eye" onClick={() => setShown(file)}>
                  <Trans>Show</Trans>
                </Button>
              )}
              <FileDownload file={file} />
            </Row>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        onOpenChange={(open) => !open && setShown(null)}
        width="full"
        title={shown?.fileTitle}
      >
        {shown &&
          (shown.mime === 'application/pdf' ? (
            <KeptPaper file={shown} />
          ) : (
            <KeptPicture
              className={css.banner}
              url={shown.medFileUrl ?? shown.oriFileUrl}
              alt={shown.fileTitle}
            />
          ))}
      </Dialog>
    </>
  )
}
