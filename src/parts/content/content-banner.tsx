import { useLingui } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { Target } from '../announcements/announcement-target.tsx'
import { banner } from './content.css.ts'

interface ContentBannerProps {
  /** Address of the picture. */
  src: string
  title: string | null
  link: string | null
}

/** The picture of a banner on the home page, and the way that it leads. */
export function ContentBanner({ src, title, link }: ContentBannerProps) {
  const { t } = useLingui()
  const picture = (
    <img
      className={banner}
      src={withBasePath(src)}
      alt={title ?? t`To the promotion`}
      loading="lazy"
    />
  )
  return link ? <Target to={link}>{picture}</Target> : picture
}
