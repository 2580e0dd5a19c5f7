import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProviderFailureCode } from '#domain/users/provider-failure.ts'

/** Why a connection test failed. `about`: the HTTP status, or the issuer that the provider names. */
export const providerFailureWords = (
  about: string,
): Record<ProviderFailureCode, MessageDescriptor> => ({
  timeout: msg`It didn’t answer in time.`,
  connection_refused: msg`It refused the connection. Is it running?`,
  unknown_host: msg`There is no server with this name. Check the spelling.`,
  tls: msg`The secure connection failed. Check the provider’s certificate.`,
  closed: msg`It closed the connection before its answer was complete.`,
  private_address: msg`The issuer must be an https address on the open internet.`,
  unreachable: msg`The server can’t reach it.`,
  http_status: msg`There is no description at this issuer: it answered with HTTP status ${about}.`,
  not_json: msg`Something answers at this issuer, but no OpenID Connect provider.`,
  other_issuer: msg`The provider there has another issuer: ${about}`,
  no_endpoints: msg`Its description names no address to log in at.`,
  bad_answer: msg`Its answer can’t be understood.`,
})

/** Failures about which the library’s own words tell an administrator more. */
export const withDetails: ReadonlySet<ProviderFailureCode> = new Set([
  'tls',
  'unreachable',
  'bad_answer',
])
