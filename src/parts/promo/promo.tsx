import { Link, useLocation } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useQuery } from 'urql'
import { inBackground } from '#data/background-work.ts'
import { isOwnPath } from '#domain/portal/own-path.ts'
import { isPromoPlace } from '#domain/portal/promo.ts'
import { withBasePath } from '#offline/base-path.ts'
import { Icon } from '#ui/display/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useDismissal } from '#shell/dismissal/use-dismissal.ts'
import { useInPlace } from '#shell/dismissal/use-in-place.ts'
import { useUser } from '#shell/session/use-session.ts'
import { UserAreaBanners } from './promo.gql.ts'
import * as css from './promo.css.ts'

const context = inBackground('promotion')

/**
 * The promotion of the moment, a line at the entries of the catalogue, unless one was closed within the last two hours.
 * @param behind something else stands in its place: it is fetched, and shown once that is closed
 */
export function Promo({ behind }: { behind: boolean }) {
  const { t } = useLingui()
  const { permissions } = useUser()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { dismissed, dismiss } = useDismissal('PROMO_BANNER_OPEN')
  const [{ data }] = useQuery({ query: UserAreaBanners, pause: dismissed, context })
  const [broken, setBroken] = useState('')
  const banner = data?.activeUserAreaBanners[0]
  const inPlace = useInPlace(banner !== undefined)
  const wanted = inPlace && !behind && !dismissed && isPromoPlace({ path, permissions })
  if (!banner || !wanted || (banner.bannerFile === broken && !banner.title)) return null
  return (
    <aside className={css.promo} aria-label={t`Promotion`}>
      <Way link={banner.link} onFollow={dismiss}>
        {banner.bannerFile !== broken && (
          <img
            className={css.image}
            src={withBasePath(`/bnrs/image/${encodeURIComponent(banner.bannerFile)}`)}
            alt={banner.title ? '' : t`To the promotion`}
            onError={() => setBroken(banner.bannerFile)}
          />
        )}
        {banner.title && <span className={css.words}>{banner.title}</span>}
        {banner.link && <Icon name="chevron-right" size="sm" />}
      </Way>
      <IconButton icon="close" label={t`Close the promotion`} onClick={dismiss} />
    </aside>
  )
}

interface WayProps {
  link: string | null
  onFollow: () => void
  children: ReactNode
}

/** Link of the promotion: within the portal, out of it in a window of its own, or nowhere. */
function Way({ link, onFollow, children }: WayProps) {
  if (link && isOwnPath(link))
    return (
      <Link to={link as never} className={css.way} onClick={onFollow}>
        {children}
      </Link>
    )
  if (link && /^https?:/.test(link))
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={css.way}
        onClick={onFollow}
      >
        {children}
      </a>
    )
  return <div className={css.way}>{children}</div>
}
