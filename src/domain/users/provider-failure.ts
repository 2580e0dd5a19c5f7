/** Why an identity provider could not be used, as administrators are told. */
export const providerFailures = [
  'timeout',
  'connection_refused',
  'unknown_host',
  'tls',
  'closed',
  'private_address',
  'unreachable',
  /** The address has answered, but not with a description. */
  'http_status',
  'not_json',
  /** The description is of another issuer. */
  'other_issuer',
  /** The description has no address at which people log in, or none for tokens. */
  'no_endpoints',
  'bad_answer',
] as const

export type ProviderFailureCode = (typeof providerFailures)[number]
