/** Stands in a stored message for the address of the portal, which only the sending server knows. */
export const originMark = '{{origin}}'
/** Stands in a stored message for what makes its link work: the secret rests beside it, and only until it is sent. */
export const secretMark = '{{secret}}'

const masked = '••••••••'

/** A stored text as it is sent. */
export const unmarked = (text: string, origin: string, secret: string | null) =>
  text.replaceAll(originMark, origin).replaceAll(secretMark, secret ?? '')

/** A stored text as an administrator may read it: a link in it leads nowhere. */
export const shown = (text: string, origin: string) =>
  text.replaceAll(originMark, origin).replaceAll(secretMark, masked)
