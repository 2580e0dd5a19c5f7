/** Kinds of account that a bank debit is taken from. */
export const accountTypes = ['Checking', 'General Ledger', 'Savings', 'Corporate Checking'] as const
export type AccountType = (typeof accountTypes)[number]

export const isAccountType = (text: string): text is AccountType =>
  (accountTypes as readonly string[]).includes(text)

const weights = [3, 7, 1]

/** Check digit of a routing number of the American Bankers Association: nine digits, weighted 3, 7, 1, a multiple of ten. */
export function isRoutingNumber(typed: string): boolean {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{9}$/.test(digits) || /^0{9}$/.test(digits)) return false
  return (
    [...digits].reduce((sum, digit, at) => sum + Number(digit) * weights[at % 3]!, 0) % 10 === 0
  )
}

/** Whether digits may be the number of an account: banks give 4 to 17. */
export const isAccountNumber = (typed: string): boolean =>
  /^\d{4,17}$/.test(typed.replaceAll(/[\s-]/g, ''))
