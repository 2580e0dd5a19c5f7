import type { HostConfig } from '#domain/portal/host-config.ts'

interface LoginLinks {
  locale: string
  target: string | undefined
  /** The form with username and password is there. */
  withForm: boolean
  words: { forgot: string; inquiry: string; password: string }
}

/** Returns further links of the login page, as the tenant has them; the server writes the same links. */
export function loginLinks(
  { forgotPassword, allowNewCustomerInquiry }: HostConfig,
  { locale, target, withForm, words }: LoginLinks,
): { href: string; label: string }[] {
  const search = new URLSearchParams({ password: 'true', ...(target && { target }) })
  const links = [
    withForm && forgotPassword && { href: `/${locale}/forgot-password`, label: words.forgot },
    allowNewCustomerInquiry && { href: `/${locale}/new-customer-inquiry`, label: words.inquiry },
    // For the few who may use one.
    !withForm && { href: `/${locale}/login?${search}`, label: words.password },
  ]
  return links.flatMap((link) => link || [])
}
