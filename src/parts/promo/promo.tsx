import { Link, useLocation } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState, useCallback, useSyncExternalStore } from 'react'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { isOwnPath } from '#domain/portal/html-rule.ts'
import { isPromoPlace } from '#domain/portal/promo.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useDismissal } from '#shell/dismissal/use-dismissal.ts'
import { useUser } from '#shell/session/use-session.ts'
import { UserAreaBanners } from './promo.gql.ts'
import { close, image, popup } from './promo.css.ts'

/** The promotion of the moment, in a corner of the catalogue's entries, unless one was closed within the last two hours. */
export function Promo() {
  const { permissions } = useUser()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { dismissed, dismiss } = useDismissal('PROMO_BANNER_OPEN')
  const wanted = !dismissed && isPromoPlace({ path, permissions, busy: false })
  const busy = useBusy(wanted)
  // Whatever fails here is silent.
  const [{ data }] = useQuery({ query: UserAreaBanners, pause: !wanted, context: silent })
  const [broken, setBroken] = useState('')
  const banner = data?.activeUserAreaBanners[0]
  if (
    !banner ||
    banner.bannerFile === broken ||
    dismissed ||
    !isPromoPlace({ path, permissions, busy })
  )
    return null
  return (
    <PromoCard
      file={banner.bannerFile}
      link={banner.link}
      onDone={dismiss}
      onBroken={() => setBroken(banner.bannerFile)}
    />
  )
}

interface PromoCardProps {
  file: string
  link: string | null
  /** Closed or followed. */
  onDone: () => void
  onBroken: () => void
}

function PromoCard({ file, link, onDone, onBroken }: PromoCardProps) {
  const { t } = useLingui()
  const picture = (
    <img
      className={image}
      src={`/bnrs/image/${encodeURIComponent(file)}`}
      alt={t`To the promotion`}
      onError={onBroken}
    />
  )
  return (
    <aside className={popup} aria-label={t`Promotion`}>
      {link && isOwnPath(link) && (
        <Link to={link as never} onClick={onDone}>
          {picture}
        </Link>
      )}
      {link && /^https?:/.test(link) && (
        <a href={link} target="_blank" rel="noopener noreferrer" onClick={onDone}>
          {picture}
        </a>
      )}
      {!link && picture}
      <span className={close}>
        <IconButton icon="close" label={t`Close the promotion`} onClick={onDone} />
      </span>
    </aside>
  )
}

const field =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]'

/** True while the person types or a dialog waits for an answer. */
const isBusy = () =>
  document.activeElement?.matches(field) === true ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Whether an unasked popup would be in the way now. Watched only while `watching`. */
function useBusy(watching: boolean): boolean {
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
