import { AuthorizationResponseError } from 'openid-client'
import { type ProviderFailureCode, providerFailures } from '#domain/users/provider-failure.ts'
import { Cause } from '../../outgoing/cause.ts'

/** Why a provider could not be used. */
export interface ProviderFailure {
  code: ProviderFailureCode
  /** HTTP status of its answer, or the issuer that it names. */
  about: string | null
  /** In English, with what the library says. */
  message: string
}

/** Codes of the library, and what administrators are told. */
const byLibrary: Record<string, ProviderFailureCode> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'http_status',
  OAUTH_RESPONSE_IS_NOT_JSON: 'not_json',
  OAUTH_PARSE_ERROR: 'not_json',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'other_issuer',
}

const chainOf = (error: unknown): Error[] => {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at)
  return chain
}

/** Finds the reason behind what the library throws. */
export function failureOf(error: unknown): ProviderFailure {
  const chain = chainOf(error)
  const cause = chain.find((one) => one instanceof Cause)
  if (cause) {
    const code = providerFailures.find((one) => one === cause.code) ?? 'unreachable'
    return { code, about: null, message: cause.message }
  }
  const words = chain.map(({ message }) => message).filter(Boolean)
  return {
    code: chain.map(codeOf).find((code) => code !== undefined) ?? 'bad_answer',
    about: chain.map(({ cause: answer }) => namedIn(answer)).find((about) => about) ?? null,
    message: [...new Set(words)].join(': ').slice(0, 300),
  }
}

const codeOf = (error: Error) => byLibrary[(error as NodeJS.ErrnoException).code ?? '']

/** Reads the status or the issuer of an answer that the library has refused. */
function namedIn(answer: unknown): string | undefined {
  if (answer instanceof Response) return String(answer.status)
  const { issuer } = (answer as { body?: { issuer?: unknown } } | undefined)?.body ?? {}
  return typeof issuer === 'string' ? issuer.slice(0, 300) : undefined
}

const asItIs = new Set<ProviderFailureCode>([
  'private_address',
  'not_json',
  'other_issuer',
  'no_endpoints',
  'bad_answer',
])

/** Whether a provider did not answer, or answered that it is out of order itself. */
export const isDown = ({ code, about }: ProviderFailure): boolean =>
  code === 'http_status' ? Number(about) >= 500 : !asItIs.has(code)

/** Whether the person turned back at the provider, or is not let in by it. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied'
