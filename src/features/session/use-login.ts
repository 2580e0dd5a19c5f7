import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useState } from 'react'
import { type Refusal, refusalAfter } from '#shell/session/login-refusal.tsx'
import { logIn, type LoginResult } from '#shell/session/session.ts'
import { useGoOn } from './use-go-on.ts'

interface LoginState {
  busy: boolean
  refusal?: Refusal | undefined
}

/** Signs in and goes on to what the person came for, or to the second step. @param refused the server's form was sent before this one took over, or the second step came too late: see `refusalAfter` */
export function useLogin(locale: string, target: string | undefined, refused: number | undefined) {
  const router = useRouter()
  const store = useStore()
  const goOn = useGoOn(locale, target)
  const [state, setState] = useState<LoginState>({
    busy: false,
    refusal: refused === undefined ? undefined : refusalAfter(refused),
  })

  const finish = (result: LoginResult | null) => {
    if (result?.ok) return goOn(result.user)
    if (result?.reason === 'second_factor')
      return void router.navigate({ to: '/login/second-step', search: target ? { target } : {} })
    setState({ busy: false, refusal: result ?? undefined })
  }
  return {
    ...state,
    login: async (username: string, password: string) => {
      setState({ busy: true })
      finish(await logIn(store, username, password))
    },
    passkeyLogin: async () => {
      setState({ busy: true })
      try {
        const { logInWithPasskey } = await import('#parts/second-factor/log-in-steps.ts')
        finish(await logInWithPasskey(store))
      } catch {
        setState({ busy: false, refusal: { ok: false, reason: 'unreachable' } })
      }
    },
  }
}
