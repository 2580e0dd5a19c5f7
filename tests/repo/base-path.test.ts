import ts from 'typescript'
import { expect, test } from 'vitest'
import { isTest, type SourceFile, sourceFiles } from './files.ts'

// The portal's addresses are written, sent and stored without its base path. It is put on where they leave the code: here
// are the ways out that must not forget it (src/offline/base-path.ts, server/portal/base-path.ts).

const client = sourceFiles('src', 'sw').filter(({ path }) => !isTest(path))
const server = sourceFiles('server').filter(({ path }) => !isTest(path))
const trees = new Map(
  client.map(({ path, text }) => [
    path,
    ts.createSourceFile(
      path,
      text,
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  ]),
)
const everyNode = <Found>(find: (node: ts.Node, path: string) => Found | undefined): Found[] => {
  const found: Found[] = []
  for (const [path, tree] of trees) {
    const visit = (node: ts.Node) => {
      const one = find(node, path)
      if (one !== undefined) found.push(one)
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return found
}
const hasBasePath = (text: string) => /\b(withBasePath|basePath)\(/.test(text)

/** Attributes whose address is another site's, this page's, or has its base path already: file, then expression. */
const elsewhere = new Set([
  'src/app/frame/preview-link.tsx url',
  'src/features/brand/brand-preview.tsx address',
  'src/features/brand/brand-preview.tsx logo',
  'src/features/cart/lines/merchant-pages.tsx url',
  'src/features/invoices/detail/invoice-body.tsx trackingUrl',
  'src/features/orders/tracking.tsx trackingUrl',
  'src/features/visit-prep/customer-documents.tsx addresses.get(id)',
  'src/features/visit-prep/day/stop-contacts.tsx map',
  'src/parts/announcements/announcement-target.tsx to',
  'src/parts/machine/api-addresses.tsx `${api}/reference`',
  'src/parts/promo/promo.tsx link',
  'src/parts/upload/upload-list.tsx preview',
])
const attributes = new Set(['href', 'src', 'srcSet', 'action', 'poster'])

test('every address in an element has the base path', () => {
  const seen = new Set<string>()
  const wrong = everyNode((node, path) => {
    if (!ts.isJsxAttribute(node) || !attributes.has(node.name.getText())) return undefined
    const { initializer } = node
    const text =
      initializer && ts.isJsxExpression(initializer)
        ? (initializer.expression?.getText() ?? '')
        : (initializer?.getText().slice(1, -1) ?? '')
    // A component gets the address as the portal knows it, and puts the path on itself.
    if (!/^[a-z]/.test(node.parent.parent.tagName.getText()))
      return /^(href|src)$/.test(node.name.getText()) && hasBasePath(text)
        ? `twice in ${path} ${text}`
        : undefined
    if (/^`?(https:|mailto:|tel:|#)/.test(text) || hasBasePath(text)) return undefined
    const place = `${path} ${text}`
    if (!elsewhere.has(place) && !text.startsWith('srcSet(')) return place
    seen.add(place)
    return undefined
  })
  expect(wrong).toEqual([])
  expect([...elsewhere].filter((place) => !seen.has(place))).toEqual([])
})

/** Files with a `fetch` that they were given, or that ask for a file of the build or a request that came. */
const otherFetches = new Set([
  'src/features/sales-area/map/load-world.ts',
  'src/offline/catalogue/catalogue-proxy.ts',
  'src/offline/push-subscription.ts',
  'src/offline/session/authorised-fetch.ts',
  'src/offline/session/session-renewal.ts',
  'src/offline/uploads/send-upload.ts',
  'src/parts/announcements/read-announcements.ts',
  'src/parts/photo/heic.ts',
  'src/parts/scan/wasm-decoder.ts',
  'sw/app-shell.ts',
  'sw/precache.ts',
])

/** Ways out of the page, by the text of what is called. */
const waysOut =
  /^(fetch|(window\.)?location\.(assign|replace)|window\.open|(self\.)?clients\.openWindow|self\.clients\.openWindow|\w+\.sendBeacon|container\.register|history\.(push|replace)State)$/

test('nothing leaves the page or the worker without the base path', () => {
  const wrong = everyNode((node, path) => {
    if (!ts.isCallExpression(node)) return undefined
    const called = node.expression.getText()
    if (!waysOut.test(called) || (called === 'fetch' && otherFetches.has(path))) return undefined
    const text = node.arguments.map((argument) => argument.getText()).join()
    // What the address bar says has it already.
    return hasBasePath(text) || /\blocation\.pathname$/.test(text)
      ? undefined
      : `${path} ${node.getText()}`
  })
  expect(wrong).toEqual([])
})

/** Names that begin so without being kept by origin: a tag of the worker's, a cookie with a path, a derivation of a key. */
const otherNames = new Set(['pannier-outbox', 'pannier-unsent', 'pannier device lock'])

test('what the browser keeps by origin is named by the base path', () => {
  const wrong = everyNode((node, path) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined
    const text = node.getText().slice(1, -1)
    if (!/^pannier\b(?!:)/.test(text) || otherNames.has(text)) return undefined
    if (path.startsWith('src/domain/')) return undefined
    const call = node.parent
    const isNamed = ts.isCallExpression(call) && /^(ownName|alone)$/.test(call.expression.getText())
    return isNamed ? undefined : `${path} ${text}`
  })
  expect(wrong).toEqual([])
  const byLiteral =
    /\b(BroadcastChannel|locks\??\.request|caches\.\w+|indexedDB\.\w+|Dexie|Dexie\.delete)\(\s*['"`]/
  expect(client.filter(({ text }) => byLiteral.test(text)).map(({ path }) => path)).toEqual([])
})

const using = (files: readonly SourceFile[], pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

test('the server makes addresses, cookies and answers with the base path in one place each', () => {
  // Others say it, or ask whether it is at https.
  expect(using(server, /\bpublicUrl\b/)).toEqual([
    'server/main.ts',
    'server/modules/config/server-settings.ts',
    'server/modules/exports/run-export.ts',
    'server/portal/portal-address.ts',
    'server/portal/security-headers.ts',
    'server/push/send-push.ts',
    'server/settings.ts',
  ])
  expect(using(server, /\.(setCookie|clearCookie)\(/)).toEqual(['server/session/cookies.ts'])
  expect(using(server, /\boriginalUrl\b/)).toEqual(['server/portal/base-path.ts'])
  expect(using(server, /\.header\('location'/)).toEqual([
    'server/modules/files/tus-routes.ts',
    'server/portal/base-path.ts',
  ])
})

test('no built-in address is below another place of the host', () => {
  expect(using(client, /location\.origin(?! ?(\+ (basePath|withBasePath)\(|\)))/)).toEqual([])
})
