/** Returns the address at which a log-in by an identity provider begins. */
export const providerLink = (id: string, target: string | undefined): string =>
  `/server/log-in/${id}${target ? `?target=${encodeURIComponent(target)}` : ''}`
