import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { BannerFields } from '#domain/content/content-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { PictureField } from '#parts/upload/picture-field.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { contentWords } from '../content-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { previewOf } from '../preview/previewed.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import {
  type BannerToEdit,
  CreateBanner,
  DeleteBanner,
  RestoreBanner,
  UpdateBanner,
} from './banner.gql.ts'

/** Stands for the picture that a banner has. */
const kept = 'kept'

/** Creates or edits a banner. */
export function BannerForm() {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const { id, banner, bannerSorgs, contentTargetMarkets } = useRecord<typeof BannerToEdit>('banner')
  const create = useSave(CreateBanner)
  const update = useSave(UpdateBanner)
  const { removalText } = useContentList(RestoreBanner)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: BannerFields,
    draft: `banner.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      sorg: banner?.sorg ?? '',
      title: banner?.title ?? '',
      link: banner?.link ?? '',
      file: banner ? kept : '',
      /** Address of the picture, which a draft keeps too; not sent. */
      picture: banner?.url ?? '',
      from: banner ? `${banner.from.date}T${banner.from.time}` : now,
      to: banner ? `${banner.to.date}T${banner.to.time}` : '',
      markets: banner?.contentTargetMarkets.map((market) => market.id) ?? [],
    },
    revision: banner?.revision,
    async save({ from, to, file, ...rest }, seen) {
      const input = { ...rest, dateFrom: from, dateTo: to, ...(file !== kept && { file }) }
      const { failure } = id
        ? await update({ id, banner: input, seen })
        : await create({ banner: input })
      return failure
    },
  })
  const picture = form.control('file')
  const shown = form.values.picture
  return (
    <EditPage
      form={form}
      actions={
        <PreviewButton
          markets={contentTargetMarkets.rows}
          content={previewOf(form.values, banner?.state, {
            kind: 'banner',
            title: form.values.title,
            link: form.values.link,
            picture: shown,
            sorg: form.values.sorg,
          })}
        />
      }
      saved={t`Banner saved`}
      locked={
        banner?.state === 'DELETED' &&
        t`This banner was deleted. Restore it from the list to change it.`
      }
      removal={
        banner &&
        banner.state !== 'DELETED' && {
          mutation: DeleteBanner,
          label: t`Delete banner`,
          text: removalText,
          words: contentWords,
          id: banner.id,
          name: banner.title ?? t`Banner`,
        }
      }
    >
      <PictureField
        kind="content-picture"
        value={form.values.file}
        shape="wide"
        alt={t`Picture of the banner`}
        url={shown}
        error={picture.error}
        // The picture before is no longer the banner's, even if the page is reloaded now.
        onChange={(file) => form.set({ file, picture: '' })}
        onReady={(address) => form.control('picture').onChange(address)}
      />
      <TextField
        label={t`Title`}
        hint={t`Shown beside the picture and read to those who can’t see it.`}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextField
        label={t`Link`}
        placeholder="/catalog"
        autoComplete="off"
        {...form.field('link')}
      />
      <SelectField
        label={t`Sales organization`}
        placeholder={t`All sales organizations`}
        options={bannerSorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} – ${name}` }))}
        {...form.field('sorg')}
      />
      <SpanFields from={form.field('from')} to={form.field('to')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}
