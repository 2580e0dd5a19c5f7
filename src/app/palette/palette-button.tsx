import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { button } from '#ui/button.css.ts'
import { paletteButton } from '../frame/bar.css.ts'
import { paletteAtom } from './palette-host.tsx'

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the palette and says by which keys that is quicker. */
export function PaletteButton() {
  const { t } = useLingui()
  const open = useSetAtom(paletteAtom)
  const keys = isApple() ? '⌘K' : 'Ctrl K'
  return (
    <button
      type="button"
      className={`${button({ size: 'sm' })} ${paletteButton}`}
      aria-label={t`Go to… (${keys})`}
      title={t`Go to…`}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    >
      {keys}
    </button>
  )
}
