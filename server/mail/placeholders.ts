/** Stands in a stored message for the address of the portal, which only the sending server knows. */
export const originPlaceholder = '{{origin}}'
/** Stands in a stored message for what makes its link work: the secret rests beside it, and only until it is sent. */
export const secretPlaceholder = '{{secret}}'

const masked = '••••••••'

/** A stored text as it is sent. */
export const fillPlaceholders = (text: string, origin: string, secret: string | null) =>
  text.replaceAll(originPlaceholder, origin).replaceAll(secretPlaceholder, secret ?? '')

/** A stored text as an administrator may read it: a link in it leads nowhere. */
export const maskSecrets = (text: string, origin: string) =>
  text.replaceAll(originPlaceholder, origin).replaceAll(secretPlaceholder, masked)
