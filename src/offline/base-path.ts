// Workers have none, and their types know none.
declare const document: { documentElement: { dataset: { basePath?: string } } } | undefined

/** Files that workers are started from; each lies at a known place below the base path. */
const workerFile = /^(.*)\/(?:assets\/[^/]+|index\.js)$/

/** Returns the path of the portal on its host, such as `/orders`; empty: the root. The server writes it into the page. */
export const basePath = (): string =>
  typeof document === 'undefined'
    ? (workerFile.exec(globalThis.location?.pathname)?.[1] ?? '')
    : (document.documentElement.dataset.basePath ?? '')

/**
 * Returns an address as the browser needs it. Code, answers and stored data have the portal's own addresses without the base
 * path; an address elsewhere, such as a blob's, is unchanged.
 */
export const withBasePath = <Address extends string | null | undefined>(address: Address) =>
  (address && /^\/(?!\/)/.test(address) ? basePath() + address : address) as Address

/** Returns a path of the browser's address bar as the portal knows it. */
export const withoutBasePath = (pathname: string): string =>
  pathname.startsWith(`${basePath()}/`) ? pathname.slice(basePath().length) : pathname

/** Names what the browser keeps by origin, such as a database, a cache or a lock: portals below two paths of a host share none. */
export const ownName = (name: string): string => name + basePath()
