import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { AuthUser } from '#domain/account/session.ts'
import type { Locale } from '#domain/portal/locales.ts'
import { inLocale } from '#shell/i18n/locale-address.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { localeAfterLogin, screenFinder, targetAfterLogin } from './login-target.ts'

/** Returns how a person who has logged in goes on to what they came for. */
export function useGoOn(locale: string, target: string | undefined) {
  const { t } = useLingui()
  const router = useRouter()
  const config = useConfig()
  const toast = useToast()
  return (user: AuthUser) => {
    const { href, refused } = targetAfterLogin(target, `/${locale}`, screenFinder(router), {
      user,
      config,
    })
    if (refused)
      toast({
        tone: 'warning',
        text: t`You don’t have access to that page, so here is your home page.`,
      })
    const offered = config.languages.map(({ code }) => code)
    router.history.push(inLocale(href, localeAfterLogin(user.language, locale as Locale, offered)))
  }
}
