import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { focusHeading } from '#ui/page/focus-heading.ts'
import { hidden } from '#ui/display/visually-hidden.css.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'

/**
 * Handles a change of screens: title, scroll position, focus, and an announcement for screen readers. A screen starts
 * at its top, an address with a hash at that element; scroll positions are not restored.
 */
export function NewScreen() {
  const router = useRouter()
  const { title } = useScreen()
  const webTitle = useAtomValue(configAtom)?.webTitle ?? ''
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    document.title = title ? `${title} – ${webTitle}` : webTitle
  }, [title, webTitle])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      // Another language or other filters are still the same screen.
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
      setMoved(true)
      if (toLocation.hash) return
      window.scrollTo(0, 0)
      focusHeading()
    })
  }, [router])
  return (
    <div aria-live="polite" className={hidden}>
      {moved ? title : ''}
    </div>
  )
}
