import { ownerId } from '#domain/account/session.ts'

interface Claims {
  sub?: unknown
  punchOut?: string | null
  salesActiveCustCode?: { r3?: string } | null
}

function claimsOf(token: string | null): Claims {
  try {
    const [, payload = ''] = (token ?? '').split('.')
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims
  } catch {
    return {}
  }
}

/** Reads the owner of a request token, as `AuthUser` names them; null when it can't be read. Only the server checks the signature. */
export function tokenOwner(token: string | null): string | null {
  const { sub, punchOut } = claimsOf(token)
  return sub === undefined ? null : ownerId(String(sub), punchOut ?? null)
}

/** r3 of the customer that a request token works for; null: none chosen. */
export const tokenCustomer = (token: string | null): string | null =>
  claimsOf(token).salesActiveCustCode?.r3 ?? null
