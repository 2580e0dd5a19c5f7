import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useState } from 'react'
import { inLocale } from '#shell/i18n/locale-address.ts'
import { refusalAfter } from '#shell/session/login-refusal.tsx'
import { logIn, type LoginResult } from '#shell/session/session.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { Locale } from '#domain/portal/locales.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { targetAfterLogin, localeAfterLogin, screenFinder } from './login-target.ts'

interface LoginState {
  busy: boolean
  refusal?: Extract<LoginResult, { ok: false }>
}

/** Signs in and goes on to what the person came for. @param refused the server's form was sent before this one took over, and was refused: see `refusalAfter` */
export function useLogin(locale: string, target: string | undefined, refused: number | undefined) {
  const { t } = useLingui()
  const router = useRouter()
  const store = useStore()
  const config = useConfig()
  const toast = useToast()
  const [state, setState] = useState<LoginState>({
    busy: false,
    ...(refused !== undefined && { refusal: refusalAfter(refused) }),
  })

  const login = async (username: string, password: string) => {
    setState({ busy: true })
    const result = await logIn(store, username, password)
    if (!result.ok) return setState({ busy: false, refusal: result })
    const { href, refused } = targetAfterLogin(target, `/${locale}`, screenFinder(router), {
      user: result.user,
      config,
    })
    if (refused)
      toast({
        tone: 'warning',
        text: t`You don’t have access to that page, so here is your home page.`,
      })
    router.history.push(
      inLocale(
        href,
        localeAfterLogin(
          result.user.language,
          locale as Locale,
          config.languages.map(({ code }) => code),
        ),
      ),
    )
  }
  return { ...state, login }
}
