import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai'
import { useClient } from 'urql'
import { isLocale } from '#domain/locales.ts'
import { inLocale } from '../locale-address.ts'
import { userAtom } from '../session/session-atoms.ts'
import { addToastAtom } from '../toasts/toasts-atom.ts'
import { ChangeLanguage } from './language.gql.ts'
import { currentLocale } from './words.ts'

/** Switches the language here and, for somebody signed in, on the server. */
export function useChangeLanguage() {
  const { t } = useLingui()
  const router = useRouter()
  const store = useStore()
  const client = useClient()
  const toast = useSetAtom(addToastAtom)

  return async (code: string) => {
    if (code === currentLocale() || !isLocale(code)) return
    if (store.get(userAtom)) {
      toast({ text: t`Changing the language…` })
      const { data } = await client.mutation(ChangeLanguage, { id: code }).toPromise()
      if (!data?.changeLanguage.status) {
        toast({ tone: 'danger', text: t({ id: 'failed_change_language', message: 'The language could not be changed' }) })
        return
      }
    }
    const { pathname, search, hash } = router.state.location
    await router.navigate({ to: inLocale(pathname, code) as never, search: search as never, hash, replace: true })
    if (store.get(userAtom)) toast({ tone: 'info', text: t({ id: 'success_change_language', message: 'The language was changed' }) })
  }
}
