import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type PageKind, pageKind } from '#domain/merchant/merchant-page.ts'
import * as css from './merchant-pages.css.ts'

const words: Record<PageKind, MessageDescriptor> = {
  terms: msg`Terms and conditions`,
  delivery: msg`Delivery`,
  returns: msg`Returns`,
  warranty: msg`Warranty`,
  privacy: msg`Privacy`,
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** The merchant's own pages, such as its terms of delivery; they open beside the order, which stays as it is. */
export function MerchantPages({ urls }: { urls: readonly string[] }) {
  const { i18n } = useLingui()
  if (urls.length === 0) return null
  return (
    <div className={css.pages}>
      <span className={css.title}>
        <Trans>From the seller</Trans>
      </span>
      {urls.map((url) => {
        const kind = pageKind(url)
        return (
          <a key={url} className={css.page} href={url} target="_blank" rel="noreferrer">
            {kind ? i18n._(words[kind]) : hostOf(url)}
          </a>
        )
      })}
    </div>
  )
}
