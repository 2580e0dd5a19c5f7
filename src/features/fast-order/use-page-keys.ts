import { type RefObject, useEffect } from 'react'
import { codeWord } from '#domain/word-index.ts'
import { createBurst } from './burst.ts'
import { type GridActions, historyKey } from './grid-actions.ts'

/** Fields take their own keys; a window above the page is about something else. */
const notOurs = 'input, textarea, select, [role=dialog], [role=menu]'

/**
 * Keys of a hand scanner, undo and pastes where the focus is in no field.
 * @param scanned is set while the Enter of a scanner is on its way to a field: what it has read, else null
 */
export function usePageKeys(actions: GridActions, scanned: RefObject<string | null>): void {
  useEffect(() => {
    const burst = createBurst()
    const onKey = (event: KeyboardEvent) => {
      const code = burst.key(event.key, event.timeStamp)
      const history = historyKey(event)
      scanned.current = code
      if ((code === null && history === null) || (event.target as Element).closest(notOurs)) return
      event.preventDefault()
      event.stopPropagation()
      if (history) actions[history]()
      else actions.scan(code!)
    }
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest(notOurs)) return
      const text = event.clipboardData?.getData('text') ?? ''
      if (codeWord(text)) actions.paste(text)
    }
    addEventListener('keydown', onKey, true)
    document.addEventListener('paste', onPaste)
    return () => {
      removeEventListener('keydown', onKey, true)
      document.removeEventListener('paste', onPaste)
    }
  }, [actions, scanned])
}
