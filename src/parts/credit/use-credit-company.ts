import { useAtom, atom } from 'jotai'
import { creditKey, type Credit } from '#domain/ordering/credit.ts'

/** The record in sight among several, and the way to another one. */
export function useCreditCompany(credits: readonly Credit[]) {
  const [code, choose] = useAtom(creditCompanyAtom)
  const credit = credits.find((one) => creditKey(one) === code) ?? credits[0]!
  return { credit, choose }
}

/** The company whose credit is shown, by its code; null: the first. */
const creditCompanyAtom = atom<string | null>(null)
