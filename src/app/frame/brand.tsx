import type { HostConfig } from '#domain/portal/host-config.ts'
import { withBasePath } from '#offline/base-path.ts'
import * as css from './bar.css.ts'

/** The tenant's logo in the bar, or its title where it has none. */
export function Brand({
  config: { imageNavbar, webLogo, webTitle },
}: {
  config: Pick<HostConfig, 'imageNavbar' | 'webLogo' | 'webTitle'>
}) {
  const image = imageNavbar || webLogo
  return image ? (
    <img src={withBasePath(image)} alt={webTitle} className={css.logoImage} />
  ) : (
    webTitle
  )
}
