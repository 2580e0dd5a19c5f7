import type { FormField } from '#domain/punch-out/cart-form.ts'
import { styleHash } from '../../portal/security-headers.ts'

const script = 'document.forms[0].submit()'

/** Words of the button, for browsers that run no script. */
const words: Readonly<Record<string, string>> = {
  en: 'Take the cart back',
  de: 'Warenkorb übernehmen',
  fr: 'Reprendre le panier',
  id: 'Bawa keranjang kembali',
  ms: 'Bawa troli kembali',
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Lets this page send its form to one origin, and nothing else. */
export const returnPolicy = (url: string): string =>
  `default-src 'none'; script-src ${styleHash(script)}; form-action ${new URL(url).origin}; base-uri 'none'; frame-ancestors 'none'`

/** The page that sends a cart to the shop's system by the browser. */
export const returnPage = (url: string, fields: readonly FormField[], language: string): string => {
  const label = words[language] ?? words.en!
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${label}</title></head>
<body><form method="post" action="${escaped(url)}">${inputs.join('')}<button>${label}</button></form><script>${script}</script></body></html>`
}
