/** Whose a request token is; null for one that cannot be read. Not a check: the server does that. */
export function tokenOwner(token: string | null): string | null {
  try {
    const [, payload = ''] = (token ?? '').split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    const { sub } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown }
    return sub === undefined ? null : String(sub)
  } catch {
    return null
  }
}
