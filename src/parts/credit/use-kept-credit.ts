import { useEffect, useState } from 'react'
import type { Credit } from '#domain/ordering/credit.ts'
import { isOfflineCustomerExpired } from '#domain/portal/offline-customer.ts'
import { creditFacts, readFact, writeFact } from '#offline/device-facts.ts'
import { useUser } from '#shell/session/use-session.ts'

interface KeptCredit {
  /** This device's clock, in ms. */
  at: number
  credits: readonly Credit[]
}

/**
 * Keeps a customer's credit on this device and returns what was kept last; null: none, or older than seven days.
 * @param r3 the customer's code; null: nothing is kept or read
 * @param credits as the server has just said; null while it has not
 */
export function useKeptCredit(
  r3: string | null,
  credits: readonly Credit[] | null,
): readonly Credit[] | null {
  const { id } = useUser()
  const key = r3 && `${creditFacts}${id}.${r3}`
  const [kept, setKept] = useState<(KeptCredit & { key: string }) | null>(null)
  useEffect(() => {
    if (!key || credits) return
    let left = false
    void readFact<KeptCredit>(key).then((fact) => {
      if (!left && fact && !isOfflineCustomerExpired(fact.at, Date.now())) setKept({ ...fact, key })
    })
    return () => {
      left = true
    }
  }, [key, credits])
  useEffect(() => {
    if (key && credits) void writeFact(key, { at: Date.now(), credits } satisfies KeptCredit)
  }, [key, credits])
  return kept?.key === key ? kept.credits : null
}
