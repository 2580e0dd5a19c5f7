import DOMPurify from 'dompurify'
import { htmlRule } from '#domain/portal/html-rule.ts'
import { isOwnPath } from '#domain/portal/own-path.ts'
import { withBasePath } from '#offline/base-path.ts'

const attributes = [...new Set(Object.values(htmlRule.attributes).flat())]

const purifier = () => {
  const purify = DOMPurify()
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG' && !isOwnPath(node.getAttribute('src') ?? '')) node.remove()
    // DOMPurify takes `target` for harmless only where the opener is cut off.
    if (node.tagName === 'A' && node.hasAttribute('target'))
      node.setAttribute('rel', 'noopener noreferrer')
  })
  return purify
}

const purify = purifier()
const shown = purifier()
shown.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src']) {
    const address = node.getAttribute(name)
    if (address) node.setAttribute(name, withBasePath(address))
  }
})

const lists = {
  ALLOWED_TAGS: [...htmlRule.tags],
  ALLOWED_ATTR: attributes,
  // Whatever is not named here is held to be an address.
  ADD_URI_SAFE_ATTR: ['target', 'rel', 'width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${htmlRule.schemes.join('|')}):|/(?![/\\\\])|#)`, 'i'),
}

/** Cleans HTML, to be shown, by the lists that the server uses too. The result is trusted HTML where a browser asks for that. */
export const purifyHtml = (html: string): TrustedHTML =>
  // React hands it on as it is; a browser without trusted types gets the text.
  shown.sanitize(html, { ...lists, RETURN_TRUSTED_TYPE: true })

/** Cleans HTML by the same lists, as nodes with the addresses that are stored: for what reads nodes, and must not parse HTML itself. */
export const purifyNodes = (html: string): DocumentFragment =>
  // Of what is broken throughout nothing is left, not even an empty fragment.
  (purify.sanitize(html, { ...lists, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ??
  document.createDocumentFragment()
