import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { stopView } from './change-session.ts'
import * as css from './view-bar.css.ts'

const words = {
  UNAUTHENTICATED: msg`Your own session has ended. Log out, then log in again.`,
}

/** Says that an administrator views the portal as another person, and leads back. */
export function ViewBar() {
  const toast = useToast()
  const { id, name } = useUser()
  const [busy, setBusy] = useState(false)
  const bar = useOwnHeight()
  const stop = async () => {
    setBusy(true)
    const code = await stopView(`/admin/users/${id.replace('view-', '')}/edit`)
    setBusy(false)
    if (code) toast({ tone: 'danger', text: <ProblemText code={code} words={words} /> })
  }
  return (
    <section ref={bar} className={css.bar} role="status">
      <span className={css.words}>
        <Trans>
          Viewing as <strong>{name}</strong>
        </Trans>
        <span className={css.more}>
          {' · '}
          <Trans>Nothing can be changed.</Trans>
        </span>
      </span>
      <span className={css.stop}>
        <Button size="sm" busy={busy} onClick={() => void stop()}>
          <Trans>Stop viewing</Trans>
        </Button>
      </span>
    </section>
  )
}

/** Tells the bars and sticky heads below how high the bar is: a name may take several lines. */
function useOwnHeight() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      if (bar.current) style.setProperty('--view-height', `${bar.current.offsetHeight}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--view-height')
    }
  }, [])
  return bar
}
