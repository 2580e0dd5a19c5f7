import type { HostConfig } from '#domain/portal/host-config.ts'

/** Returns the address at which a log-in by an identity provider begins. */
export const providerLink = (id: string, target: string | undefined): string =>
  `/server/log-in/${id}${target ? `?target=${encodeURIComponent(target)}` : ''}`

/** Returns further links of the login page, as the tenant has them; the server writes the same links. */
export function loginLinks(
  config: HostConfig,
  locale: string,
  words: { forgot: string; inquiry: string },
): { href: string; label: string }[] {
  return [
    ...(config.forgotPassword ? [{ href: `/${locale}/forgot-password`, label: words.forgot }] : []),
    ...(config.allowNewCustomerInquiry
      ? [{ href: `/${locale}/new-customer-inquiry`, label: words.inquiry }]
      : []),
  ]
}
