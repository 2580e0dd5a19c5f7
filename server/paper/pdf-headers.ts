import { inline } from '../disposition.ts'

const policy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Headers of a PDF that a browser shows in a tab of its own. */
export const pdfHeaders = (name: string) => ({
  'cache-control': 'private, no-store',
  'content-type': 'application/pdf',
  'content-disposition': inline(name),
  'content-security-policy': policy,
})
