import { XMLParser } from 'fast-xml-parser'
import { maxFileLength, RefusedFile } from './order-file.ts'

/** An element of a document: its text under `#`, attributes under `@name`, children as lists; prefixes of names are left out. */
export interface XmlElement {
  '#': string
  [name: string]: string | XmlElement[]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Replaces the five entities of XML and character references once; anything else stays as it is. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

const ignored = () => {}

// Values stay texts: 007 is a code and no number.
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 50,
  entityDecoder: {
    decode: decoded,
    reset: ignored,
    setExternalEntities: ignored,
    addInputEntities: ignored,
    setXmlVersion: ignored,
  },
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/** cXML names its DTD; nothing is ever fetched, so a plain reference may stand and a document with declarations of its own may not. */
const doctype = /<!DOCTYPE\s+[\w:.-]+(\s+(SYSTEM|PUBLIC)(\s+("[^"<>]*"|'[^'<>]*')){1,2})?\s*>/

/**
 * Reads an XML document.
 * @returns its root element with its name
 * @throws RefusedFile too_large, unsafe_xml (declares entities), broken_file
 */
export function readXml(text: string): { name: string; root: XmlElement } {
  if (text.length > maxFileLength) throw new RefusedFile('too_large')
  const bare = text.replace(/^\uFEFF/, '').replace(doctype, '')
  if (/<!(DOCTYPE|ENTITY)/i.test(bare)) throw new RefusedFile('unsafe_xml')
  const [name, elements] = rootOf(bare)
  const root = elements?.[0]
  if (!root || typeof root !== 'object' || elements.length > 1) throw new RefusedFile('broken_file')
  return { name, root }
}

function rootOf(text: string): [string, XmlElement[]] {
  try {
    const parsed = parser.parse(text, true) as Record<string, XmlElement[]>
    const [only, ...others] = Object.entries(parsed).filter(([key]) => key !== '#')
    if (only && others.length === 0) return only
  } catch {
    // Not well-formed.
  }
  throw new RefusedFile('broken_file')
}

/** Returns the child elements of one name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  const found = element?.[name]
  return Array.isArray(found) ? found : []
}

/** Returns the first element at a path such as `Delivery/DeliveryLocation/ID`. */
export const elementAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element)

/** Returns the text at a path; empty: there is none. */
export const textAt = (element: XmlElement | undefined, path: string): string =>
  elementAt(element, path)?.['#'].trim() ?? ''

/** Returns an attribute; empty: there is none. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  const value = element?.[`@${name}`]
  return typeof value === 'string' ? value : ''
}
