import * as v from 'valibot'
import { isOwnPath } from '../portal/own-path.ts'
import { rules } from '../portal/validation.ts'
import { isLocalMinute } from '../time/zoned-time.ts'

/** A line of text. @param most its most characters */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
/** The title of content. */
export const title = v.pipe(line(200), rules.required)
/** A minute in the tenant's time zone. */
export const minute = v.pipe(
  v.string(),
  rules.required,
  v.check((text) => text === '' || isLocalMinute(text), 'not_a_minute'),
)

/** Longest text of content, in characters of HTML. */
export const maxBody = 200_000
const body = v.pipe(v.string(), v.maxLength(maxBody, 'too_long'))

/** HTML has something to read or to see. */
const hasContent = (html: string) =>
  /<(img|hr|table)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** Target of a title or a banner: an address of this portal, or an https address; empty: none. */
export const isTarget = (text: string): boolean =>
  text === '' || isOwnPath(text) || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text)
const target = v.pipe(line(500), v.check(isTarget, 'valid_target'))

/** Ids of content target markets; none: for everyone. */
export const markets = v.pipe(v.array(v.string()), v.maxLength(999, 'too_many'))
/** Ids of uploaded files in their order. */
export const files = v.pipe(v.array(v.string()), v.maxLength(50, 'too_many_files'))
/** Cards in a row. */
export const itemPerLine = v.pipe(
  v.string(),
  v.check((text) => /^[1-6]$/.test(text), 'one_to_six'),
)
/** Id of a layout; empty: the standard one. */
export const layout = v.string()

interface Span {
  from: string
  to: string
}
/** The end of a span is after its start. */
export const endsLater = ({ from, to }: Span) => from === '' || to === '' || from < to

/** Places that show announcements. */
export const announcementTypes = ['home_page'] as const

/** Fields of an announcement; `from` and `to` are minutes in the tenant's time zone. */
export const AnnouncementFields = v.pipe(
  v.object({
    type: v.picklist(announcementTypes),
    title,
    url: target,
    content: v.pipe(
      body,
      v.check((html) => hasContent(html), 'required'),
    ),
    /** Id of an uploaded file; empty: none. */
    file: v.string(),
    from: minute,
    to: minute,
    markets,
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)

/** Fields that all published content has. */
export const published = {
  title,
  body,
  from: minute,
  to: minute,
  markets,
  layout,
  itemPerLine,
  files,
}

/** Fields of a news item. */
export const NewsFields = v.pipe(
  v.object({
    ...published,
    body: v.pipe(
      body,
      v.check((html) => hasContent(html), 'required'),
    ),
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)

/** Kinds of sales documents, by their segment of the address. */
export const documentTypes = ['sales', 'technical'] as const

/** Fields of a sales document; without a file it needs a text. */
export const SalesDocumentFields = v.pipe(
  v.object({
    ...published,
    type: v.picklist(documentTypes, 'required'),
    subtitle: line(200),
    group: v.string(),
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
  v.forward(
    v.partialCheck(
      [['body'], ['files']],
      ({ body: html, files: ids }) => ids.length > 0 || hasContent(html),
      'text_or_file',
    ),
    ['files'],
  ),
)

/** Fields of a group of sales documents. */
export const SalesDocumentGroupFields = v.object({
  name: v.pipe(line(120), rules.required),
  markets,
})

/** Fields of a banner; without a sales organisation it is for all of them. */
export const BannerFields = v.pipe(
  v.object({
    sorg: line(10),
    title: line(200),
    link: target,
    file: v.pipe(v.string(), rules.required),
    from: minute,
    to: minute,
    markets,
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)
