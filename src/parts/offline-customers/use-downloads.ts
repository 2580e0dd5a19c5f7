import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { atom, useAtomValue, useStore } from 'jotai'
import { useClient } from 'urql'
import type { Customer } from '#domain/account/session.ts'
import { isQuotaError } from '#offline/storage-trouble.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { downloadCustomerCatalogue } from './customer-catalogue.ts'
import { downloadCustomer } from './download-customer.ts'
import { keepFrames } from '../frames/keep-frames.ts'
import { prepareVisits } from '../visits/prepare-visits.ts'

/** Customers to be saved, in their order; the first is on its way. It goes on while another page is looked at. */
const queueAtom = atom<readonly Customer[]>([])
/** Number of customers this run is done with. */
const doneAtom = atom(0)
/** The run began by itself: a message would speak of what was not asked for. */
const quietAtom = atom(false)

const r3Of = (customer: Customer) => customer.custCode.r3

/**
 * Returns how to save customers offline, one after the other, and how far that is: `current` is on its way, `waiting` are
 * the codes behind it, `place` and `total` count this run. A failure ends the run: the next one would fail alike.
 */
export function useDownloads() {
  const { t } = useLingui()
  const { id } = useUser()
  const toast = useToast()
  const store = useStore()
  const client = useClient()
  const mayVisit = useScope('page.formvisit')
  const mayScan = useScope('page.claim', 'page.pdi', 'page.customer-sales-report')
  const mayKnow = {
    credit: useScope('credit-status.read', 'invoice-status.read'),
    catalogue: useScope('page.catalog'),
    orders: useScope('page.catalog', 'page.order-status'),
  }
  const isHere = () => store.get(identityAtom)?.userId === id
  const tell = (message: Parameters<typeof toast>[0]) => !store.get(quietAtom) && toast(message)

  async function saveOne(customer: Customer): Promise<'saved' | 'in part' | 'failed'> {
    const { custName: name } = customer
    try {
      await downloadCustomer(id, customer, mayKnow, isHere)
      if (mayVisit && isHere()) await prepareVisits(client, r3Of(customer))
      if (mayScan && isHere()) await keepFrames(id, r3Of(customer), 'behalf', isHere)
      const taken =
        mayKnow.catalogue && isHere()
          ? await downloadCustomerCatalogue(id, r3Of(customer))
          : 'up-to-date'
      if (!isHere()) return 'failed'
      if (taken === 'up-to-date') return 'saved'
      tell({
        tone: 'warning',
        text:
          taken === 'full'
            ? t`Not enough space on this device for the catalog of ${name}. Remove another customer first.`
            : t`${name} is saved offline, but the catalog is incomplete. Refresh to get the rest.`,
      })
      return taken === 'full' ? 'failed' : 'in part'
    } catch (error) {
      const text = isQuotaError(error)
        ? t`Not enough space on this device for ${name}. Remove another customer first.`
        : t`We couldn’t save ${name} offline. Check the connection and try again.`
      tell({ tone: 'danger', text })
      return 'failed'
    }
  }

  async function run() {
    const saved: Customer[] = []
    for (;;) {
      const [customer] = store.get(queueAtom)
      if (!customer) break
      const outcome = await saveOne(customer)
      if (outcome === 'failed') break
      if (outcome === 'saved') saved.push(customer)
      store.set(doneAtom, (done) => done + 1)
      store.set(queueAtom, (queue) => queue.slice(1))
    }
    store.set(queueAtom, [])
    store.set(doneAtom, 0)
    const [first] = saved
    if (!first || !isHere()) return
    const { custName: name } = first
    tell({
      tone: 'success',
      text:
        saved.length === 1
          ? t`${name} is saved offline`
          : plural(saved.length, {
              one: '# customer is saved offline',
              other: '# customers are saved offline',
            }),
    })
  }

  const queue = useAtomValue(queueAtom)
  const done = useAtomValue(doneAtom)
  return {
    current: queue[0] ?? null,
    waiting: new Set(queue.slice(1).map(r3Of)),
    place: done + 1,
    total: done + queue.length,
    /** Adds customers to the run; one that is in it already is not saved twice. `quiet`: nothing is said about it. */
    save: (customers: readonly Customer[], { quiet = false } = {}) => {
      const before = store.get(queueAtom)
      const known = new Set(before.map(r3Of))
      store.set(quietAtom, quiet && (before.length === 0 || store.get(quietAtom)))
      store.set(queueAtom, [...before, ...customers.filter((one) => !known.has(r3Of(one)))])
      if (before.length === 0) void run()
    },
  }
}
