import { useEffect } from 'react'
import { mouse } from '#ui/media/mouse.ts'

/** Puts the focus into the empty row when the grid appears, where that brings up no keyboard and nothing else has it. */
export function useFirstCell(): void {
  useEffect(() => {
    const at = document.activeElement
    const isFree = at === document.body || at?.matches('main, h1')
    if (!mouse() || !isFree) return
    const cells = document.querySelectorAll<HTMLElement>('[data-row] [data-cell="code"]')
    cells.item(cells.length - 1)?.focus({ preventScroll: true })
  }, [])
}
