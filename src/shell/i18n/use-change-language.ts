import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai'
import { isLocale, type Locale } from '#domain/portal/locales.ts'
import { inLocale } from './locale-address.ts'
import { userAtom } from '../session/session-atoms.ts'
import { addToastAtom, removeToastAtom } from '../toasts/toasts-atom.ts'
import { currentLocale, activateLocale } from './active-locale.ts'

/** Switches the language here and, for a signed-in person, on the server. */
export function useChangeLanguage() {
  const { t } = useLingui()
  const router = useRouter()
  const store = useStore()
  const toast = useSetAtom(addToastAtom)
  const remove = useSetAtom(removeToastAtom)

  const failed = () =>
    void toast({
      tone: 'danger',
      text: t({ id: 'failed_change_language', message: 'The language could not be changed' }),
    })
  const show = async (code: Locale) => {
    // The words may be missing on this device.
    await activateLocale(code)
    router.history.replace(inLocale(router.history.location.href, code))
  }

  return async (code: string) => {
    if (code === currentLocale() || !isLocale(code)) return
    if (!store.get(userAtom)) return show(code)
    const loading = toast({ text: t`Changing the language…`, sticky: true })
    try {
      const { ChangeLanguage } = await import('./language.gql.ts')
      const client = await router.options.context.client()
      const { data } = await client.mutation(ChangeLanguage, { id: code }).toPromise()
      if (!data?.changeLanguage.status) return failed()
      await show(code)
      store.set(userAtom, (user) => user && { ...user, language: code })
      toast({
        tone: 'info',
        text: t({ id: 'success_change_language', message: 'The language was changed' }),
      })
    } catch {
      failed()
    } finally {
      remove(loading)
    }
  }
}
