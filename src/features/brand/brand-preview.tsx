import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { Part } from './brand-parts.ts'
import * as css from './brand.css.ts'

interface BrandPreviewProps {
  part: Part['part']
  /** Hash of the uploaded picture. */
  sha256: string
}

/** Shows an unpublished picture where people will see it: in the bar, on the login page, or as an icon. */
export function BrandPreview({ part, sha256 }: BrandPreviewProps) {
  const { webTitle, imageLogin, webLogo } = useConfig()
  const address = withBasePath(pictureAddress(sha256, part === 'LOGIN' ? 'med' : 'low', 'webp'))
  if (part === 'ICON')
    return (
      <>
        <Place>
          <Trans>On the home screen</Trans>
        </Place>
        <figure className={css.homeScreen}>
          <img className={css.homeIcon} src={address} alt="" />
          <figcaption className={css.quiet}>{webTitle}</figcaption>
        </figure>
        <Place>
          <Trans>In the browser tab</Trans>
        </Place>
        <span className={css.tab}>
          <img className={css.tabIcon} src={address} alt="" />
          {webTitle}
        </span>
      </>
    )
  const logo = part === 'LOGO' ? address : withBasePath(imageLogin || webLogo)
  return (
    <>
      {part === 'LOGO' && (
        <>
          <Place>
            <Trans>In the top bar</Trans>
          </Place>
          <span className={css.bar}>
            <img className={css.barLogo} src={address} alt={webTitle} />
          </span>
        </>
      )}
      <Place>
        <Trans>On the login page</Trans>
      </Place>
      <span
        className={css.login}
        style={part === 'LOGIN' ? { backgroundImage: `url("${address}")` } : undefined}
      >
        <span className={css.loginCard}>
          {logo ? <img className={css.barLogo} src={logo} alt={webTitle} /> : webTitle}
          <span className={css.loginLine} />
          <span className={css.loginLine} />
        </span>
      </span>
    </>
  )
}

const Place = ({ children }: { children: ReactNode }) => (
  <span className={css.quiet}>{children}</span>
)
