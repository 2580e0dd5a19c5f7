import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { AnnouncementFields } from '#domain/content/content-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { HtmlField } from '#parts/content-editor/html-field.tsx'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { ContentFilesField, type NamedFile } from '../content-files-field.tsx'
import { namedFile } from '../published.ts'
import { contentWords } from '../content-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { previewFiles, previewOf } from '../preview/previewed.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import {
  type AnnouncementToEdit,
  CreateAnnouncement,
  DeleteAnnouncement,
  RestoreAnnouncement,
  UpdateAnnouncement,
} from './announcement.gql.ts'

/** Creates or edits an announcement. */
export function AnnouncementForm() {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const { id, announcement, contentTargetMarkets } =
    useRecord<typeof AnnouncementToEdit>('announcement')
  const create = useSave(CreateAnnouncement)
  const update = useSave(UpdateAnnouncement)
  const { removalText } = useContentList(RestoreAnnouncement)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: AnnouncementFields,
    draft: `announcement.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      type: announcement?.type ?? 'home_page',
      title: announcement?.title ?? '',
      url: announcement?.url ?? '',
      content: announcement?.content ?? '',
      file: announcement?.file?.id ?? '',
      /** Name of the file, which a draft keeps too; not sent. */
      named: announcement?.file ? [namedFile(announcement.file)] : ([] as NamedFile[]),
      from: announcement ? `${announcement.from.date}T${announcement.from.time}` : now,
      to: announcement ? `${announcement.to.date}T${announcement.to.time}` : '',
      markets: announcement?.contentTargetMarkets.map((market) => market.id) ?? [],
    },
    revision: announcement?.revision,
    async save({ from, to, file, ...rest }, seen) {
      const input = { ...rest, file: file || null, dateFrom: from, dateTo: to }
      const { failure } = id
        ? await update({ id, announcement: input, seen })
        : await create({ announcement: input })
      return failure
    },
  })
  return (
    <EditPage
      form={form}
      actions={
        <PreviewButton
          markets={contentTargetMarkets.rows}
          content={previewOf(form.values, announcement?.state, {
            kind: 'announcement',
            title: form.values.title,
            url: form.values.url,
            content: form.values.content,
            file:
              previewFiles(form.values.named, announcement?.file ? [announcement.file] : [])[0] ??
              null,
          })}
        />
      }
      saved={t`Announcement saved`}
      locked={
        announcement?.state === 'DELETED' &&
        t`This announcement was deleted. Restore it from the list to change it.`
      }
      removal={
        announcement &&
        announcement.state !== 'DELETED' && {
          mutation: DeleteAnnouncement,
          label: t`Delete announcement`,
          text: removalText,
          words: contentWords,
          id: announcement.id,
          name: announcement.title,
        }
      }
    >
      <TextField label={t`Title`} required autoComplete="off" {...form.field('title')} />
      <TextField
        label={t`Link of the title`}
        placeholder="/news"
        autoComplete="off"
        {...form.field('url')}
      />
      <HtmlField label={t`Text`} required {...form.control('content')} />
      <ContentFilesField
        single
        label={t`File`}
        chooseLabel={t`Choose file`}
        hint={t`Drop one file here to offer it for download: PDF, Word, Excel, ZIP or a picture.`}
        files={form.values.named}
        error={form.control('file').error}
        onChange={(named) => form.set({ named, file: named[0]?.id ?? '' })}
      />
      <SpanFields from={form.field('from')} to={form.field('to')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}
