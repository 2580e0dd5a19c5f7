/** Subject of a merchant's page, as far as its address says. */
export type PageKind = 'terms' | 'delivery' | 'returns' | 'warranty' | 'privacy'

const kinds: readonly [PageKind, RegExp][] = [
  ['terms', /\b(terms|conditions|agb|cgv)\b/],
  ['delivery', /\b(delivery|shipping|freight|lieferung|versand|livraison)\b/],
  ['returns', /\b(returns?|retouren?|retours?)\b/],
  ['warranty', /\b(warranty|guarantee|garantie)\b/],
  ['privacy', /\b(privacy|datenschutz)\b/],
]

/** A web address up to its query, and its path. */
const address = /^https?:\/\/[^/?#]+([^?#]*)/i

/** Returns the kind of a merchant's page by the words of its path, the last ones first; null: it says none. */
export function pageKind(url: string): PageKind | null {
  const path = address.exec(url)?.[1]
  if (path === undefined) return null
  const parts = path.toLowerCase().split('/').filter(Boolean).toReversed()
  for (const part of parts)
    for (const [kind, words] of kinds) if (words.test(part.replaceAll('_', '-'))) return kind
  return null
}
