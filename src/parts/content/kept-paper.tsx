import { Trans } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import { KeptPicture } from './kept-picture.tsx'
import { useKeptUrl } from './kept-url.ts'
import type { ReadFile } from './read-file.ts'
import * as css from './content.css.ts'

/** A PDF in place, without a network from its kept copy. A browser that shows none in a frame gets its first page and a way to open it. */
export function KeptPaper({ file: { oriFileUrl, thumbnailUrl, fileTitle } }: { file: ReadFile }) {
  const src = useKeptUrl(oriFileUrl)
  if (!src)
    return (
      <p className={`${muted} ${small}`}>
        <Trans>You’re offline, and this file isn’t saved on this device.</Trans>
      </p>
    )
  // Undefined in browsers that do not tell: those on a desk, which show it.
  if (navigator.pdfViewerEnabled !== false)
    return <iframe className={css.paper} src={withBasePath(src)} title={fileTitle} />
  return (
    <Stack gap={3}>
      <KeptPicture className={css.large} url={thumbnailUrl} alt={fileTitle} />
      <div>
        <a
          href={withBasePath(src)}
          target="_blank"
          rel="noopener noreferrer"
          className={button({})}
        >
          <Icon name="eye" size="sm" />
          <Trans>Open</Trans>
        </a>
      </div>
    </Stack>
  )
}
