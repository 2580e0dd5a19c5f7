/** Why something that was sent did not arrive, as screens and programs tell it apart. */
export const deliveryCauses = [
  'answered',
  'redirected',
  'timeout',
  'connection_refused',
  'unknown_host',
  'tls',
  'closed',
  'private_address',
  'unreachable',
] as const

export type DeliveryCause = (typeof deliveryCauses)[number]
