import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { NewsFields } from '#domain/content/content-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { HtmlField } from '#parts/content-editor/html-field.tsx'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { CardFields } from '../card-fields.tsx'
import { ContentFilesField } from '../content-files-field.tsx'
import { contentWords } from '../content-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { previewOfBody } from '../preview/previewed.ts'
import { publishedFields, publishedInput } from '../published.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import { CreateNews, DeleteNews, type NewsToEdit, RestoreNews, UpdateNews } from './news.gql.ts'

/** Creates or edits news. */
export function NewsForm() {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const { id, news, layouts, contentTargetMarkets } = useRecord<typeof NewsToEdit>('news')
  const create = useSave(CreateNews)
  const update = useSave(UpdateNews)
  const { removalText } = useContentList(RestoreNews)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: NewsFields,
    draft: `news.draft.${id ?? ''}`,
    words: contentWords,
    initial: publishedFields(news, now),
    revision: news?.revision,
    async save(fields, seen) {
      const input = publishedInput(fields)
      const { failure } = id
        ? await update({ id, news: input, seen })
        : await create({ news: input })
      return failure
    },
  })
  return (
    <EditPage
      form={form}
      actions={
        <PreviewButton
          markets={contentTargetMarkets.rows}
          content={previewOfBody(form.values, {
            kind: 'news',
            intro: [],
            saved: news,
            layouts,
          })}
        />
      }
      saved={t`Article saved`}
      locked={
        news?.state === 'DELETED' &&
        t`This article was deleted. Restore it from the list to change it.`
      }
      removal={
        news &&
        news.state !== 'DELETED' && {
          mutation: DeleteNews,
          label: t`Delete article`,
          text: removalText,
          words: contentWords,
          id: news.id,
          name: news.title,
        }
      }
    >
      <TextField label={t`Title`} required autoComplete="off" {...form.field('title')} />
      <HtmlField label={t`Text`} required {...form.control('body')} />
      <ContentFilesField
        files={form.values.named}
        error={form.control('files').error}
        onChange={(named) => form.set({ named, files: named.map((file) => file.id) })}
      />
      <CardFields
        layouts={layouts}
        layout={form.field('layout')}
        itemPerLine={form.field('itemPerLine')}
      />
      <SpanFields from={form.field('from')} to={form.field('to')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}
