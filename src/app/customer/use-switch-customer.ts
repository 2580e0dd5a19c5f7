import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { sessionToken } from '#data/session-token.ts'
import type { Customer } from '#domain/session.ts'
import { takeUser } from '../session/session.ts'
import { ChangeCustomer } from './customer.gql.ts'

const isCatalogue = (pathname: string) => /^\/[^/]+\/catalog(\/|$)/.test(pathname)

/** Makes another customer the one this session works for. Everything on the page belonged to the last one, so it is loaded anew. */
export function useSwitchCustomer() {
  const save = useSave(ChangeCustomer)
  const store = useStore()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const change = async ({ custCode }: Customer) => {
    setState('busy')
    const { data } = await save({ custCode: { r3: custCode.r3, isr: custCode.isr } })
    const token = data?.changeCustomerV2.requestToken
    if (!token) return setState('failed')
    sessionToken.set(token)
    await takeUser(store).catch(() => undefined)
    const { pathname } = router.state.location
    // Home opens the catalogue where this customer's articles are.
    if (isCatalogue(pathname)) location.assign(pathname.replace(/^(\/[^/]+).*/, '$1'))
    else location.reload()
  }
  return { state, change }
}
