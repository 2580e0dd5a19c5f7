import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeFor } from '#domain/portal/locales.ts'
import type { Tenant } from '../tenants.ts'

/** The language of the page that a form or link was pressed on. */
export function pageLocale({ headers, cookies }: FastifyRequest, { config }: Tenant): Locale {
  const { referer = '' } = headers
  const cameFrom = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined
  return isLocale(cameFrom)
    ? cameFrom
    : localeFor(
        cookies.locale,
        config.languages.map(({ code }) => code),
      )
}
