/**
 * A page that goes on to an address of the portal. A redirect would still count as the other site's that the person comes
 * from, and browsers send no strict cookie with it: the log-in page would be shown.
 */
export function forwardPage(path: string): string {
  const address = path.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html><meta charset="utf-8"><title>…</title><meta http-equiv="refresh" content="0;url=${address}">`
}
