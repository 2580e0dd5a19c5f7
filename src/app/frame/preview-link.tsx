import { Trans } from '@lingui/react/macro'
import { grow, row } from '#shell/i18n/language-row.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Icon } from '#ui/display/icon.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { previewUrl } from './preview.ts'

/** The way to the external preview pages, where this host offers them. */
export function PreviewLink() {
  const url = previewUrl(useConfig(), location.hostname)
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className={row}>
      <Icon name="external" />
      <span className={grow}>
        <Trans>Preview pages</Trans>
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new window)</Trans>
        </VisuallyHidden>
      </span>
    </a>
  )
}
