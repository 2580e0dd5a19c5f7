import { type RefObject, useEffect } from 'react'
import { codeWord } from '#domain/search/word-index.ts'
import { takesOwnKeys, useHandScanner } from '#parts/scan/use-hand-scanner.ts'
import { type GridActions, historyKey } from './grid-actions.ts'

/**
 * Keys of a hand scanner, undo and pastes where the focus is in no field.
 * @param scanned is set while the Enter or Tab of a scanner is on its way to a field: what it has read, else null
 */
export function usePageKeys(actions: GridActions, scanned: RefObject<string | null>): void {
  useHandScanner(actions.scan, scanned)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const history = historyKey(event)
      if (history === null || takesOwnKeys(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      actions[history]()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (takesOwnKeys(event.target)) return
      const text = event.clipboardData?.getData('text') ?? ''
      if (codeWord(text)) actions.paste(text)
    }
    addEventListener('keydown', onKey, true)
    document.addEventListener('paste', onPaste)
    return () => {
      removeEventListener('keydown', onKey, true)
      document.removeEventListener('paste', onPaste)
    }
  }, [actions])
}
