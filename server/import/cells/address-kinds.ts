import { refuse, type Kind } from './kinds.ts'

/** An address on the internet; whether it leads into a private network is seen when it is fetched. */
export const httpsAddress: Kind = {
  sql: 'text',
  doc: '`https://` address, at most 500 characters',
  parse: (value) =>
    value.length > 500
      ? refuse('too_long')
      : URL.canParse(value) && new URL(value).protocol === 'https:'
        ? value
        : refuse('not_a_link'),
}

/** An address that a browser may open: `javascript:` and other schemes that run code are refused. */
export const webAddress: Kind = {
  sql: 'text',
  doc: '`https://` or `http://` address, at most 300 characters',
  parse: (value) =>
    value.length > 300
      ? refuse('too_long')
      : /^https?:\/\/[^\s/?#]/i.test(value) && !/\s/.test(value) && URL.canParse(value)
        ? value
        : refuse('not_a_web_address'),
}

export const link: Kind = {
  sql: 'text',
  doc: 'https address, at most 300 characters',
  parse: (value) =>
    /^https:\/\/[^\s/?#]+\S*$/.test(value) && URL.canParse(value) && value.length <= 300
      ? value
      : refuse('not_a_link'),
}
