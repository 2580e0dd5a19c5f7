import { useConfig } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** What the tenant wants to have read before an order is placed. */
export function CartDisclaimer() {
  const { cartDisclaimer } = useConfig()
  return cartDisclaimer && <Notice tone="neutral">{cartDisclaimer}</Notice>
}
