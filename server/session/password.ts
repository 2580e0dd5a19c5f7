import { hash, verify } from '@node-rs/argon2'

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id hash of a password. */
export const hashPassword = (password: string) => hash(password, argon2id)

let decoy: Promise<string> | undefined

/** True when the password fits; an unknown user costs the same time as a wrong password. */
export async function isPasswordRight(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')))
  const fits = await verify(against, password).catch(() => false)
  return fits && stored !== null && stored !== undefined
}
