import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeFor } from '#domain/portal/locales.ts'
import type { Tenant } from '../tenants.ts'
import { withoutBasePath } from './base-path.ts'

/** The language of the page that a form or link was pressed on. */
export function pageLocale(
  { headers, cookies, basePath }: FastifyRequest,
  { config }: Tenant,
): Locale {
  const { referer = '' } = headers
  const cameFrom = URL.canParse(referer)
    ? withoutBasePath(new URL(referer).pathname, basePath).split('/')[1]
    : undefined
  return isLocale(cameFrom)
    ? cameFrom
    : localeFor(
        cookies.locale,
        config.languages.map(({ code }) => code),
      )
}
