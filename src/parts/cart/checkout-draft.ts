import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { readFact, writeFact } from '#offline/device-facts.ts'

/** Input of the checkout form. Undefined: untouched, so a default applies. */
export interface CheckoutDraft {
  shipto?: string
  paymentId?: string
  /** By sales organisation. */
  shipments: Record<string, { id: string; input: string }>
  custPoNo: string
  notes: string
  request_delivery_date: string
  request_delivery_to: string
  /** Empty: the usual order. */
  orderType: string
}

const untouched: CheckoutDraft = {
  shipments: {},
  custPoNo: '',
  notes: '',
  request_delivery_date: '',
  request_delivery_to: '',
  orderType: '',
}

/** Drafts of this page's life, so that the steps of a phone hand them on at once. */
const draftsAtom = atom<Readonly<Record<string, CheckoutDraft>>>({})

/** The draft of one person for one customer, kept on the device at every change. `draft` is null until it is read. */
export function useCheckoutDraft(customerKey: string) {
  const { id } = useUser()
  const key = `checkout.draft.${id}.${customerKey}`
  const [drafts, setDrafts] = useAtom(draftsAtom)
  useEffect(() => {
    void readFact<CheckoutDraft>(key).then((kept) =>
      setDrafts((all) => (all[key] ? all : { ...all, [key]: { ...untouched, ...kept } })),
    )
  }, [key, setDrafts])

  const change = useCallback(
    (part: Partial<CheckoutDraft>) => {
      setDrafts((all) => {
        const next = { ...untouched, ...all[key], ...part }
        void writeFact(key, next)
        return { ...all, [key]: next }
      })
    },
    [key, setDrafts],
  )
  /** Texts belong to one order; address, shipment and payment stay for the next. */
  const forgetTexts = useCallback(
    () =>
      change({
        custPoNo: '',
        notes: '',
        request_delivery_date: '',
        request_delivery_to: '',
        orderType: '',
      }),
    [change],
  )
  return { draft: drafts[key] ?? null, change, forgetTexts }
}

/** Problems of the last try by field; the steps of a phone hand them on. `tries` counts up at each try, so that only a try moves the cursor. */
export const checkoutErrorsAtom = atom<{ fields: Readonly<Record<string, string>>; tries: number }>(
  {
    fields: {},
    tries: 0,
  },
)
