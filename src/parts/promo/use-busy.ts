import { useCallback, useSyncExternalStore } from 'react'

const field =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]'

/** True while the person types or a dialog waits for an answer. */
const isBusy = () =>
  document.activeElement?.matches(field) === true ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Whether an unasked popup would be in the way now. Watched only while `watching`. */
export function useBusy(watching: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!watching) return () => {}
      const later = () => setTimeout(changed)
      document.addEventListener('focusin', later)
      document.addEventListener('focusout', later)
      const dialogs = new MutationObserver(changed)
      dialogs.observe(document.body, { childList: true })
      return () => {
        document.removeEventListener('focusin', later)
        document.removeEventListener('focusout', later)
        dialogs.disconnect()
      }
    },
    [watching],
  )
  return useSyncExternalStore(subscribe, isBusy)
}
