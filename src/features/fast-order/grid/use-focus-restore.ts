import { type RefObject, useEffect, useRef } from 'react'

/** A row that goes takes the focus with it: then it comes back to where it was, or to the empty row. */
export function useFocusRestore({
  lines,
  blank,
}: {
  lines: unknown
  blank: string
}): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<{ row: string; cell: string } | null>(null)
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as HTMLElement
      const inside = frame.current?.contains(target)
      const row = target.closest('[data-row]')?.getAttribute('data-row')
      last.current = inside && row ? { row, cell: target.dataset.cell ?? 'code' } : null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { row, cell } = last.current
    const field =
      frame.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${cell}"]`) ??
      frame.current?.querySelector<HTMLElement>(`[data-row="${blank}"] [data-cell="code"]`)
    field?.focus()
  }, [lines, blank])
  return frame
}
