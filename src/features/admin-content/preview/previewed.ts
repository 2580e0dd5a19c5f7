import type { ReadContent } from '#parts/content/content-body.tsx'
import type { ReadFile, ReadLayout } from '#parts/content/read-file.ts'
import type { NamedFile } from '../content-files-field.tsx'

/** Values of every form of content that is published. */
interface SpanValues {
  /** Minutes in the tenant's time zone; empty: not filled in yet. */
  from: string
  to: string
  /** Ids of target markets; none: for everyone. */
  markets: readonly string[]
}

/** A category or a group that content is in. */
interface Enclosing extends SpanValues {
  title: string
  isDeleted: boolean
}

/** Content as it stands in a form, saved or not. */
export interface Previewed extends SpanValues {
  isDeleted: boolean
  /** Categories above it from the top, or its group: a reader sees it only where they see all of these. */
  within?: readonly Enclosing[]
  shown:
    | {
        kind: 'announcement'
        title: string
        url: string
        content: string
        file: ReadFile | null
      }
    | { kind: 'banner'; title: string; link: string; picture: string; sorg: string }
    | (Omit<ReadContent, 'publishedAt'> & { intro: readonly string[] })
}

/** The group of a document: limited to target markets, never to a time. */
export const enclosingGroup = ({
  name,
  contentTargetMarkets,
}: {
  name: string
  contentTargetMarkets: readonly { id: string }[]
}): Enclosing => ({
  title: name,
  isDeleted: false,
  from: '2000-01-01T00:00',
  to: '2999-12-31T00:00',
  markets: contentTargetMarkets.map(({ id }) => id),
})

/** Files of a form as readers get them. A file that isn't saved yet has only its original, which stands for every size. */
export const previewFiles = (
  named: readonly NamedFile[],
  saved: readonly ReadFile[] = [],
): ReadFile[] =>
  named.map(({ id, name, mime = '', bytes = 0 }) => {
    const file = saved.find((one) => one.id === id)
    if (file) return file
    const url = `/server/content-files/${id}`
    const picture = mime.startsWith('image/') ? url : null
    return {
      id,
      fileName: name,
      fileTitle: name.replace(/\.[^.]{1,5}$/, ''),
      mime,
      bytes,
      width: null,
      height: null,
      oriFileUrl: url,
      hiFileUrl: picture,
      medFileUrl: picture,
      lowFileUrl: picture,
      thumbnailUrl: picture,
    }
  })

/** Values of a form of content with text, files and cards. */
interface BodyValues extends SpanValues {
  title: string
  body: string
  layout: string
  itemPerLine: string
  named: readonly NamedFile[]
}

interface BodyRecord<Layout> {
  kind: ReadContent['kind']
  /** Lines under the title. */
  intro: readonly string[]
  /** As it is saved; null: not yet. */
  saved: { state: string; files: readonly ReadFile[] } | null
  layouts: readonly Layout[]
  within?: Previewed['within']
}

/** Previews what is typed of content. @param state of the saved record; undefined: there is none */
export const previewOf = (
  { from, to, markets }: SpanValues,
  state: string | undefined,
  shown: Previewed['shown'],
): Previewed => ({ from, to, markets, isDeleted: state === 'DELETED', shown })

/** Previews what is typed of content with text, files and cards. */
export const previewOfBody = <Layout extends ReadLayout & { id: string }>(
  values: BodyValues,
  { kind, intro, saved, layouts, within }: BodyRecord<Layout>,
): Previewed => ({
  ...previewOf(values, saved?.state, {
    kind,
    title: values.title,
    intro,
    body: values.body,
    files: previewFiles(values.named, saved?.files),
    layout: layouts.find(({ id }) => id === values.layout) ?? null,
    itemPerLine: Number(values.itemPerLine),
  }),
  ...(within && { within }),
})
