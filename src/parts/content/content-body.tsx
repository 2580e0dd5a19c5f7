import { Trans } from '@lingui/react/macro'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { SafeHtml } from '#parts/html/safe-html.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import { FileCards } from './file-cards.tsx'
import { FileDownload } from './file-download.tsx'
import { KeptPaper } from './kept-paper.tsx'
import { KeptPicture } from './kept-picture.tsx'
import type { ReadFile, ReadLayout } from './read-file.ts'
import * as css from './content.css.ts'

/** Content as its readers get it. */
export interface ReadContent {
  kind: 'news' | 'document' | 'material'
  title: string
  /** HTML. */
  body: string | null
  files: readonly ReadFile[]
  layout: ReadLayout | null
  itemPerLine: number
  publishedAt: string
}

/** Text and files of content. A single picture of marketing material, and a single PDF of other than news, is shown in place. */
export function ContentBody({ content }: { content: ReadContent }) {
  const { kind, title, body, files } = content
  const only = files.length === 1 ? files[0] : undefined
  const picture = kind === 'material' && only?.medFileUrl ? only : undefined
  return (
    <>
      {picture && <Picture file={picture} title={title} />}
      {body && <SafeHtml html={body} />}
      {files.length > 0 && !picture && <FileCards {...content} />}
      {kind !== 'news' && only?.mime === 'application/pdf' && <KeptPaper file={only} />}
    </>
  )
}

/** The only file of material, when it is a picture. */
function Picture({ file, title }: { file: ReadFile; title: string }) {
  const sizeText = useSizeText()
  const { fileName, bytes, width, height, medFileUrl } = file
  return (
    <figure className={css.figure}>
      <KeptPicture
        className={css.large}
        url={medFileUrl ?? file.oriFileUrl}
        alt={title}
        otherwise={
          <p className={`${muted} ${small}`}>
            <Trans>You’re offline, and this picture isn’t saved on this device.</Trans>
          </p>
        }
      />
      <figcaption className={css.caption}>
        <span className={`${muted} ${small}`}>
          {[fileName, sizeText(bytes), width && `${width} × ${height}`].filter(Boolean).join(' · ')}
        </span>
        <FileDownload file={file} />
      </figcaption>
    </figure>
  )
}
