import { useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'

/** Opens the external preview pages; where there is room, in words. */
export function PreviewLink({ url, words = false }: { url: string; words?: boolean }) {
  const { t } = useLingui()
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={button({ variant: 'ghost', shape: words ? 'text' : 'icon' })}
      aria-label={t`Preview pages (opens a new window)`}
      title={t`Preview pages`}
    >
      <Icon name="external" size={words ? 'sm' : 'md'} />
      {words && t`Preview`}
    </a>
  )
}
