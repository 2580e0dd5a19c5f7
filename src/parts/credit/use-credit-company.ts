import { useAtom } from 'jotai'
import { type Credit, creditKey } from '#domain/ordering/credit.ts'
import { creditCompanyAtom } from './credit-company-atom.ts'

/** The record in sight among several, and the way to another one. */
export function useCreditCompany(credits: readonly Credit[]) {
  const [code, choose] = useAtom(creditCompanyAtom)
  const credit = credits.find((one) => creditKey(one) === code) ?? credits[0]!
  return { credit, choose }
}
