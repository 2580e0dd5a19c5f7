import { useLingui } from '@lingui/react/macro'
import { atom, useAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { Customer } from '#domain/account/session.ts'
import { dropStoredCatalogue } from '#offline/catalogue/cached-catalogues.ts'
import type { SyncOutcome } from '#offline/catalogue/sync-catalogue.ts'
import {
  removeOfflineCustomer,
  type OfflineCustomer,
  watchOfflineCustomers,
} from '#offline/offline-customers.ts'
import { isQuotaError } from '#offline/storage-trouble.ts'
import { downloadCustomer } from './download-customer.ts'
import { downloadCustomerCatalogue } from './customer-catalogue.ts'
import { useStoredCatalogues } from './use-files-on-device.ts'

/** Code of whom is being taken along: it goes on while another page is looked at. */
const takingAtom = atom<string | null>(null)

/**
 * Returns this person's offline customers and the actions on them. `packs` is null until the device has been read;
 * `catalogues` by customer code; `busy` is the code of the one being downloaded.
 */
export function useOfflineCustomers() {
  const { id } = useUser()
  const identity = useStore().get(identityAtom)
  const [packs, setPacks] = useState<OfflineCustomer[] | null>(null)
  const catalogues = useStoredCatalogues()
  useEffect(() => watchOfflineCustomers(id, setPacks), [id])
  const { busy, take } = useTake(id)
  const drop = async (r3: string) => {
    await removeOfflineCustomer(id, r3)
    // The session's own customer keeps its catalogue in any case.
    if (identity?.customerKey !== r3) await dropStoredCatalogue(id, r3)
  }
  return { packs, catalogues, busy, take, drop }
}

function useTake(id: string) {
  const { t } = useLingui()
  const mayKnow = {
    credit: useScope('credit-status.read', 'invoice-status.read'),
    catalogue: useScope('page.catalog'),
  }
  const toast = useToast()
  const store = useStore()
  const [busy, setBusy] = useAtom(takingAtom)
  const say = (name: string, taken: SyncOutcome) => {
    if (taken === 'up-to-date')
      return toast({ tone: 'success', text: t`${name} is on this device` })
    const text =
      taken === 'full'
        ? t`There is no room on this device for the catalogue of ${name}. Remove another customer first.`
        : t`${name} is on this device, but the catalogue is not complete. “Refresh” takes the rest.`
    toast({ tone: 'warning', text })
  }
  const take = async (customer: Customer) => {
    const {
      custName: name,
      custCode: { r3 },
    } = customer
    const isHere = () => store.get(identityAtom)?.userId === id
    setBusy(r3)
    try {
      await downloadCustomer(id, customer, mayKnow, isHere)
      const taken =
        mayKnow.catalogue && isHere() ? await downloadCustomerCatalogue(id, r3) : 'up-to-date'
      if (isHere()) say(name, taken)
    } catch (error) {
      const text = isQuotaError(error)
        ? t`There is no room on this device for ${name}. Remove another customer first.`
        : t`${name} could not be taken along. Check the connection and try again.`
      toast({ tone: 'danger', text })
    } finally {
      setBusy(null)
    }
  }
  return { busy, take }
}
