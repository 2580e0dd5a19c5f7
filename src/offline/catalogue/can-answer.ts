import { deviceArguments, deviceInputs, keptAnswers } from './device-fields.gen.ts'

const givenIn = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name]) => name)

/** Returns whether the device understands every argument of a question; any other is left to the server. */
export function canAnswer(field: string, args: Record<string, unknown>): boolean {
  const known = deviceArguments[field]
  return (
    known !== undefined &&
    givenIn(args).every((name) => {
      const inputs = deviceInputs[`${field}.${name}`]
      return (
        known.includes(name) &&
        (!inputs || givenIn(args[name] as object).every((one) => inputs.includes(one)))
      )
    })
  )
}

/** Returns whether the device remembers the server's answers to a field, as no catalogue has them. */
export const keepsAnswer = (field: string): boolean => keptAnswers.includes(field)
