import type { Feed } from '../feed.ts'
import { text } from '../cells/kinds.ts'

/** The code without accents, dashes and spaces, in small letters: what `codeWord` of the portal makes of it. */
const word = `lower(regexp_replace(replace(normalize(b.code, NFD), 'ß', 'ss'), '[^[:alnum:]]', '', 'g'))`

export const customerCodes: Feed = {
  name: 'customer-codes',
  doc: 'What customers call articles in their own shop systems; search and fast order find an article by it, for that customer alone.',
  table: 'customer_article_code',
  key: ['customer_id', 'code'],
  conflict: ['tenant_id', 'customer_id', 'word'],
  missing: 'keep',
  filled: { word },
  refuses: [
    { column: 'code', reason: 'missing_value', when: `${word} = ''` },
    {
      column: 'code',
      reason: 'duplicate',
      when: `b.line IN (SELECT line FROM (SELECT b.line, row_number() OVER (PARTITION BY b.customer, ${word} ORDER BY b.line) AS n FROM feed_batch b) AS codes WHERE n > 1)`,
    },
  ],
  columns: [
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    {
      name: 'code',
      kind: text(40),
      required: true,
      doc: 'His own code; with and without dashes and spaces it is the same one',
    },
    {
      name: 'article',
      kind: text(40),
      required: true,
      reference: 'article',
      to: 'article_id',
      doc: 'Article code',
    },
  ],
}
