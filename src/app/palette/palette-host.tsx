import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { lazyDialog } from '#ui/overlay/lazy-dialog.tsx'

/** Is the command palette open? */
export const paletteAtom = atom(false)

/** Opens and closes it by Ctrl+K or ⌘K, from anywhere in the frame. */
function usePaletteKey() {
  const setOpen = useSetAtom(paletteAtom)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        event.ctrlKey === event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [setOpen])
  return true
}

export const PaletteHost = lazyDialog(
  paletteAtom,
  () => import('./palette.tsx').then(({ Palette }) => Palette),
  usePaletteKey,
)
