import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useScope, useUser } from '#app/session/use-session.ts'
import { useToast } from '#app/toasts/use-toast.ts'
import type { Customer } from '#domain/session.ts'
import { dropPack, type PackEntry, watchPacks } from '#offline/packs.ts'
import { isQuotaError } from '#offline/storage-trouble.ts'
import { takePack } from './take-pack.ts'

/** What this person has taken along, and how to take more of it; `packs` is null until the device has been read, `busy` the code of whom is being taken. */
export function usePacks() {
  const { t } = useLingui()
  const { id } = useUser()
  const mayKnow = { credit: useScope('credit-status.read', 'invoice-status.read'), catalogue: useScope('page.catalog') }
  const toast = useToast()
  const [packs, setPacks] = useState<PackEntry[] | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  useEffect(() => watchPacks(id, setPacks), [id])
  const take = async (customer: Customer) => {
    const name = customer.custName
    setBusy(customer.custCode.r3)
    try {
      await takePack(id, customer, mayKnow)
      toast({ tone: 'success', text: t`${name} is on this device` })
    } catch (error) {
      const text = isQuotaError(error) ? t`There is no room on this device for ${name}. Remove another customer first.` : t`${name} could not be taken along. Check the connection and try again.`
      toast({ tone: 'danger', text })
    } finally {
      setBusy(null)
    }
  }
  return { packs, busy, take, drop: (r3: string) => dropPack(id, r3) }
}
