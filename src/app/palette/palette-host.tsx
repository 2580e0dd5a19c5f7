import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { paletteAtom } from './palette-atom.ts'

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))

/** Opens the palette by Ctrl+K or ⌘K, from anywhere in the frame. */
export function PaletteHost() {
  const [open, setOpen] = useAtom(paletteAtom)
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
  if (!open) return null
  return (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  )
}
