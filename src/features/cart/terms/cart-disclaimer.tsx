import { useConfig } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** Disclaimer of the tenant to be read before ordering. */
export function CartDisclaimer() {
  const { cartDisclaimer } = useConfig()
  return cartDisclaimer && <Notice tone="neutral">{cartDisclaimer}</Notice>
}
