import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ownPath } from '#domain/portal/own-path.ts'
import { withoutBasePath } from '#offline/base-path.ts'
import { currentLocale } from '#shell/i18n/active-locale.ts'
import { inLocale, localeIn, withoutLocale } from '#shell/i18n/locale-address.ts'
import { htmlText } from './html.css.ts'

interface SafeHtmlProps {
  /** As it was written; cleaned again here, whatever the server did. */
  html: string
}

/** HTML that people wrote, with only the allowed tags and attributes. Links to the portal's own screens open without reloading the page. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const [clean, setClean] = useState<TrustedHTML | null>(null)
  useEffect(() => {
    let gone = false
    void import('./purify-html.ts').then(
      ({ purifyHtml }) => !gone && setClean(purifyHtml(html)),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [html])
  const text = useRoutedLinks()
  return (
    <div ref={text}>
      {clean !== null && (
        // oxlint-disable-next-line react/no-danger -- this is the one place for it
        <div className={htmlText} dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </div>
  )
}

/** Leads presses on links to screens of the portal through the router; files, other windows and other sites stay the browser's. */
function useRoutedLinks() {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = text.current!
    const follow = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
      if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
      const link = (target as Element).closest('a')
      const path = ownPath(link && withoutBasePath(link.getAttribute('href') ?? ''))
      if (!link || path === undefined || link.target) return
      const pathname = withoutLocale(path).replace(/[?#].*$/, '')
      if (!router.getMatchedRoutes(pathname)[0].at(-1)?.options.staticData?.screen) return
      event.preventDefault()
      router.history.push(inLocale(path, localeIn(path) ?? currentLocale()!))
    }
    node.addEventListener('click', follow)
    return () => node.removeEventListener('click', follow)
  }, [router])
  return text
}
