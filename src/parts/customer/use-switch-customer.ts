import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { sessionToken } from '#data/session-token.ts'
import type { Customer } from '#domain/account/session.ts'
import { withBasePath } from '#offline/base-path.ts'
import { currentLocale } from '#shell/i18n/active-locale.ts'
import { inLocale } from '#shell/i18n/locale-address.ts'
import { chooseCustomer, refreshUser } from '#shell/session/session.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { broadcastToTabs } from '#shell/session/session-channel.ts'
import { ChangeCustomer } from './customer.gql.ts'
import { switchingAtom } from './switching-atom.ts'

const isCatalogue = (pathname: string) => /^\/catalog(\/|$)/.test(pathname)
const isCart = (pathname: string) => /^\/cart\/?$/.test(pathname)

/** Switches the session to another customer. Everything on the page belonged to the last one, so it reloads. */
export function useSwitchCustomer() {
  const save = useSave(ChangeCustomer)
  const store = useStore()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const choose = async (custCode: Pick<Customer['custCode'], 'r3' | 'isr'>): Promise<boolean> => {
    if (store.get(userAtom)?.viewedBy) return chooseCustomer(custCode).catch(() => false)
    const { data } = await save({ custCode })
    const token = data?.changeCustomerV2.requestToken
    if (token) sessionToken.set(token)
    return !!token
  }
  const change = async ({ custCode }: { custCode: Pick<Customer['custCode'], 'r3' | 'isr'> }) => {
    setState('busy')
    store.set(switchingAtom, true)
    if (!(await choose({ r3: custCode.r3, isr: custCode.isr }))) {
      store.set(switchingAtom, false)
      return setState('failed')
    }
    const { pathname } = router.state.location
    // A cart in the address belongs to the last customer; from here on anything may reload the page.
    if (isCart(pathname)) history.replaceState(history.state, '', location.pathname)
    const user = await refreshUser().catch(() => undefined)
    if (user) broadcastToTabs({ kind: 'signed-in', userId: user.id, customerKey: custCode.r3 })
    // The catalogue's own start: another customer may not buy the kind of article in sight.
    if (isCatalogue(pathname)) location.assign(withBasePath(inLocale('/catalog', currentLocale()!)))
    else location.reload()
  }
  return { state, change }
}
