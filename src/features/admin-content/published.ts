import type { NamedFile } from './content-files-field.tsx'

/** A file of content as the server has it. */
interface StoredFile {
  id: string
  fileName: string
  mime: string
  bytes: number
}

/** A stored file as a form shows it. */
export const namedFile = ({ id, fileName, mime, bytes }: StoredFile): NamedFile => ({
  id,
  name: fileName,
  mime,
  bytes,
})

interface Moment {
  date: string
  time: string
}

interface Published {
  title: string
  body: string
  from: Moment
  to: Moment
  itemPerLine: number
  layout: { id: string } | null
  contentTargetMarkets: readonly { id: string }[]
  files: readonly StoredFile[]
}

interface PublishedFields {
  from: string
  to: string
  itemPerLine: string
  layout: string
}

/** The fields of a form for news or a sales document, before anything is typed. @param now a minute in the tenant's time zone */
export const publishedFields = (record: Published | null, now: string) => ({
  title: record?.title ?? '',
  body: record?.body ?? '',
  from: record ? `${record.from.date}T${record.from.time}` : now,
  to: record ? `${record.to.date}T${record.to.time}` : '',
  itemPerLine: String(record?.itemPerLine ?? 3),
  layout: record?.layout?.id ?? '',
  markets: record?.contentTargetMarkets.map(({ id }) => id) ?? [],
  files: record?.files.map(({ id }) => id) ?? [],
  /** Names of the files, which a draft keeps too; not sent. */
  named: record?.files.map(namedFile) ?? [],
})

/** Checked fields as the contract takes them. */
export const publishedInput = <Fields extends PublishedFields>({
  from,
  to,
  itemPerLine,
  layout,
  ...rest
}: Fields) => ({
  ...rest,
  validFrom: from,
  validTo: to,
  itemPerLine: Number(itemPerLine),
  layout: layout || null,
})
