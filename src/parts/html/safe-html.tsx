import { useEffect, useState } from 'react'
import { htmlText } from './html.css.ts'

interface SafeHtmlProps {
  /** As it was written; cleaned again here, whatever the server did. */
  html: string
}

/** HTML written by people, as far as it is on the lists. */
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
  // oxlint-disable-next-line react/no-danger -- this is the one place for it
  return clean === null ? null : (
    <div className={htmlText} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
