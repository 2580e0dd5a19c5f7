import { Trans } from '@lingui/react/macro'
import * as css from './merchant-pages.css.ts'

const nameOf = (url: string) =>
  URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname.replace(/\/$/, '')}` : url

/** The merchant's own pages, such as its terms of delivery; they open beside the order, which stays as it is. */
export function MerchantPages({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <div className={css.pages}>
      <span className={css.title}>
        <Trans>Pages of the merchant</Trans>
      </span>
      {urls.map((url) => (
        <a key={url} className={css.page} href={url} target="_blank" rel="noreferrer">
          {nameOf(url)}
        </a>
      ))}
    </div>
  )
}
