import type { HostConfig } from '#domain/portal/host-config.ts'

/** Where the login page leads besides, as the tenant has it; the server writes the same links. */
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
