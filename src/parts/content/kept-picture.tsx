import type { ReactNode } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { useKeptUrl } from './kept-url.ts'

interface KeptPictureProps {
  url: string | null | undefined
  className: string
  alt?: string
  /** Shown where there is no picture, or none on this device. */
  otherwise?: ReactNode
}

/** A picture of content, without a network from its kept copy. */
export function KeptPicture({ url, className, alt = '', otherwise = null }: KeptPictureProps) {
  const src = useKeptUrl(url)
  return src ? (
    <img className={className} src={withBasePath(src)} alt={alt} loading="lazy" />
  ) : (
    otherwise
  )
}
