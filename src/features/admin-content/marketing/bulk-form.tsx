import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useId, useState } from 'react'
import { useSave } from '#data/save.ts'
import { BulkFields } from '#domain/content/marketing-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'
import { CardFields } from '../card-fields.tsx'
import { contentWords } from '../content-words.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useAppend } from '../use-append.ts'
import { categoryOptions } from './category-words.ts'
import { CreateMaterials, type MaterialToEdit } from './marketing.gql.ts'
import * as css from './marketing.css.ts'

interface Row {
  id: string
  name: string
  title: string
}

/** Refusals of rows as those of the form: what is wrong with a file is said at the list. */
const byField = (failure: FormRefusal | undefined): FormRefusal | undefined =>
  failure && {
    ...failure,
    fields: Object.fromEntries(
      Object.entries(failure.fields).map(([field, code]) => {
        const own = field.replace(/^\d+\.?/, '')
        return [['category', 'markets', 'layout', 'from', 'to'].includes(own) ? own : 'rows', code]
      }),
    ),
  }

/** Publishes many images at once, each with a file and a title of its own. */
export function BulkForm() {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { timeZone } = useConfig()
  const { choices, layouts, contentTargetMarkets } =
    useRecord<typeof MaterialToEdit>('marketingMaterial')
  const create = useSave(CreateMaterials)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: BulkFields,
    draft: 'marketing-material.bulk',
    words: contentWords,
    initial: {
      category: '',
      rows: [] as Row[],
      layout: '',
      itemPerLine: '3',
      from: now,
      to: '',
      markets: [] as string[],
    },
    async save({ rows, from, to, itemPerLine, layout, ...rest }) {
      const { failure } = await create({
        materials: rows.map(({ id, title }) => ({
          ...rest,
          title,
          files: [id],
          validFrom: from,
          validTo: to,
          itemPerLine: Number(itemPerLine),
          layout: layout || null,
        })),
      })
      return byField(failure)
    },
  })
  return (
    <EditPage form={form} saved={t`Images saved`}>
      <SelectField
        label={t`Category`}
        required
        placeholder={t`Choose a category`}
        options={categoryOptions(i18n, choices.rows)}
        {...form.field('category')}
      />
      <BulkRows
        rows={form.values.rows}
        error={form.control('rows').error}
        onChange={(rows) => form.set({ rows: [...rows] })}
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

interface BulkRowsProps {
  rows: readonly Row[]
  error: React.ReactNode
  onChange: (rows: readonly Row[]) => void
}

/** Uploaded files with their titles, in the order in which they will be shown. */
function BulkRows({ rows, error, onChange }: BulkRowsProps) {
  const { t } = useLingui()
  const errorId = useId()
  const append = useAppend(rows, onChange)
  const [owner] = useState(() => `content ${crypto.randomUUID()}`)
  const rename = (id: string, title: string) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, title } : row)))
  return (
    <Stack gap={2}>
      {rows.length > 0 && (
        <SortableList
          label={t`Images`}
          items={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOrder={onChange}
          onRemove={({ id }) => onChange(rows.filter((row) => row.id !== id))}
        >
          {({ id, name, title }) => (
            <span className={css.bulkRow}>
              <TextField
                label={t`Title of ${name}`}
                name={`title-${id}`}
                autoComplete="off"
                value={title}
                error={error && title.trim() === '' ? <ProblemText code="required" /> : undefined}
                onChange={({ target }) => rename(id, target.value)}
              />
            </span>
          )}
        </SortableList>
      )}
      <UploadField
        target={{ kind: 'content-file', use: '', owner }}
        hint={<Trans>Drop all images here. Each one becomes its own entry.</Trans>}
        chooseLabel={t`Choose files`}
        multiple
        onSent={(sent) =>
          append(
            sent.map(({ id, name }) => ({ id, name, title: name.replace(/\.[^.]{1,5}$/, '') })),
          )
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Stack>
  )
}
