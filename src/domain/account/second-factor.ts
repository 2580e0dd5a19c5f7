import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

/** Seconds for which an authenticator app shows a code. */
export const codePeriod = 30
/** Number of codes before and after the current one are accepted as well: clocks differ. */
export const codeWindow = 1

/** Recovery codes that a person gets; each works once. */
export const recoveryCodeCount = 10
/** Without letters and digits that are mistaken for one another. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLength = 10

/** Code that a person typed: one of the authenticator app, or a recovery code. */
export interface TypedCode {
  kind: 'app' | 'recovery'
  code: string
}

/** Reads a typed code: its length says which it is; spaces, dashes and capitals don't count. Null: it can be neither. */
export function readCode(text: string): TypedCode | null {
  const code = text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return code.length === recoveryLength &&
    [...code].every((letter) => recoveryLetters.includes(letter))
    ? { kind: 'recovery', code }
    : null
}

/** Makes a recovery code, as `readCode` returns it. @param randomIndex returns a random whole number below its argument */
export const makeRecoveryCode = (randomIndex: (below: number) => number): string =>
  Array.from(
    { length: recoveryLength },
    () => recoveryLetters[randomIndex(recoveryLetters.length)],
  ).join('')

/** Returns a recovery code as people read it, in two groups. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/**
 * Returns the time step of an app's code, if the code may be used now. Null: it is too old or too new, or it is no newer than
 * the last one used.
 * @param distance steps between the code and now; null: it fits none
 * @param lastStep step of the code used last
 */
export function acceptedStep(
  now: Date,
  distance: number | null,
  lastStep: number | null,
): number | null {
  if (distance === null || Math.abs(distance) > codeWindow) return null
  const step = Math.floor(now.getTime() / 1_000 / codePeriod) + distance
  return lastStep !== null && step <= lastStep ? null : step
}

/** Two-step log-in of a person, as far as the own role and those of the group role want it. */
export interface FactorState {
  /** One of the roles requires a second factor. */
  required: boolean
  /** The person has set one up. */
  hasOne: boolean
}

/** Whether a person must set up a second factor before anything else. */
export const mustSetUp = ({ required, hasOne }: FactorState): boolean => required && !hasOne

/** Passkeys of one person. */
export const maxPasskeys = 20

/** By which a person tells their passkeys apart. */
export const PasskeyName = v.object({
  name: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(60, 'too_long')),
})
