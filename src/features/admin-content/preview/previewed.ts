import type { ReadContent } from '#parts/content/content-body.tsx'
import type { ReadFile, ReadLayout } from '#parts/content/read-file.ts'
import type { NamedFile } from '../content-files-field.tsx'

/** Content as it stands in a form, saved or not. */
export interface Previewed {
  /** Minutes in the tenant's time zone; empty: not filled in yet. */
  from: string
  to: string
  /** Ids of target markets; none: for everyone. */
  markets: readonly string[]
  isDeleted: boolean
  shown:
    | { kind: 'announcement'; title: string; url: string; content: string }
    | (Omit<ReadContent, 'publishedAt'> & { intro: readonly string[] })
}

/** Files of a form as readers get them; one that is not saved yet is known by its name alone. */
export const previewFiles = (
  named: readonly NamedFile[],
  saved: readonly ReadFile[] = [],
): ReadFile[] =>
  named.map(
    ({ id, name }) =>
      saved.find((file) => file.id === id) ?? {
        id,
        fileName: name,
        fileTitle: name,
        mime: '',
        bytes: 0,
        width: null,
        height: null,
        oriFileUrl: '',
        hiFileUrl: null,
        medFileUrl: null,
        lowFileUrl: null,
        thumbnailUrl: null,
      },
  )

interface CardChoice {
  layout: string
  itemPerLine: string
}

/** Layout of the cards as it is chosen in a form. */
export const previewCards = <Layout extends ReadLayout & { id: string }>(
  { layout, itemPerLine }: CardChoice,
  layouts: readonly Layout[],
) => ({
  layout: layouts.find(({ id }) => id === layout) ?? null,
  itemPerLine: Number(itemPerLine),
})
