import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { useSave } from '#data/save.ts'
import {
  downloadFormats,
  type DownloadModule,
  downloadModules,
  isOfNow,
} from '#domain/downloads/period.ts'
import {
  lastMonthDay,
  nextRun,
  type Rhythm,
  rhythms,
  ScheduleFields,
} from '#domain/downloads/schedule.ts'
import { formatWords, moduleWords, rhythmWords } from '#parts/downloads/download-code-words.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { SecretDialog } from '#parts/page/secret-dialog.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { downloadProblems } from '../download-words.ts'
import {
  DeleteDownloadSchedule,
  type DownloadScheduleToEdit,
  SaveDownloadSchedule,
} from './schedule.gql.ts'
import { NewSecret } from './new-secret.tsx'
import { endWords, useScheduleTimes } from './schedule-words.ts'

const numbers = (count: number, first: number) => Array.from({ length: count }, (_, n) => n + first)

/** Creates or edits a schedule of the download area. */
export function ScheduleForm() {
  const { t, i18n } = useLingui()
  const { email } = useUser()
  const { timeZone } = useConfig()
  const { hour, weekday, moment, times } = useScheduleTimes()
  const {
    id,
    downloadSchedule: schedule,
    downloadOffer,
  } = useRecord<typeof DownloadScheduleToEdit>('downloadSchedule')
  const router = useRouter()
  const save = useSave(SaveDownloadSchedule)
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    schema: ScheduleFields,
    draft: `download-schedule.draft.${id ?? ''}`,
    words: downloadProblems,
    initial: {
      module: (schedule?.module ?? '') as DownloadModule | '',
      format: schedule?.format ?? 'xlsx',
      rhythm: (schedule?.rhythm ?? 'daily') as Rhythm,
      day: String(schedule?.day ?? ''),
      hour: String(schedule?.hour ?? 6),
      url: schedule?.url ?? null,
    },
    revision: schedule?.revision,
    save: async (input, seen) => {
      const { failure, data } = await save({ id, downloadSchedule: input, seen })
      setSecret(data?.saveDownloadSchedule.secret ?? null)
      return failure
    },
  })
  const { values } = form
  const typed = v.safeParse(ScheduleFields, values)
  const next = typed.success ? moment(nextRun(typed.output, timeZone, new Date())) : null
  const options = (all: readonly number[], label: (number: number) => string) =>
    all.map((number) => ({ value: String(number), label: label(number) }))
  const getsSecret = values.url !== null && !schedule?.url
  return (
    <>
      <EditPage
        form={form}
        saved={t`Schedule saved`}
        afterSave={getsSecret ? () => undefined : undefined}
        actions={schedule?.url && <NewSecret id={schedule.id} />}
        removal={
          schedule && {
            mutation: DeleteDownloadSchedule,
            label: t`Delete schedule`,
            id: schedule.id,
            name: `${i18n._(moduleWords[schedule.module])}, ${times({ ...schedule, day: schedule.day ?? null })}`,
          }
        }
      >
        {schedule?.ended && (
          <Notice tone="warning">
            <Trans>
              This schedule has ended: {i18n._(endWords[schedule.ended])}. Save it to run it again.
            </Trans>
          </Notice>
        )}
        <Notice>
          {values.url !== null ? (
            <Trans>
              Each file is sent to your system and appears in your download area. It doesn’t count
              toward your daily downloads.
            </Trans>
          ) : email ? (
            <Trans>
              Each file is emailed to {email} and appears in your download area. It doesn’t count
              toward your daily downloads.
            </Trans>
          ) : (
            <Trans>
              Each file appears in your download area. Add an email address to your account to get
              it by email too.
            </Trans>
          )}
        </Notice>
        <SelectField
          label={t`Data`}
          required
          placeholder={t`Choose the data`}
          hint={
            values.module !== '' && isOfNow(values.module)
              ? t`Each file has the figures of its day.`
              : t`Each file covers the days since the last one, up to the day before it’s sent.`
          }
          options={downloadModules
            .filter(
              (module) => downloadOffer.modules.includes(module) || module === schedule?.module,
            )
            .map((value) => ({ value, label: i18n._(moduleWords[value]) }))}
          {...form.field('module')}
        />
        <SelectField
          label={t`Format`}
          required
          options={downloadFormats.map((value) => ({ value, label: i18n._(formatWords[value]) }))}
          {...form.field('format')}
        />
        <SelectField
          label={t`How often`}
          required
          options={rhythms.map((value) => ({ value, label: i18n._(rhythmWords[value]) }))}
          {...form.field('rhythm')}
          onChange={({ target }) =>
            form.set({ rhythm: target.value as Rhythm, day: target.value === 'daily' ? '' : '1' })
          }
        />
        {values.rhythm === 'weekly' && (
          <SelectField
            label={t`Weekday`}
            required
            options={options(numbers(7, 1), weekday)}
            {...form.field('day')}
          />
        )}
        {values.rhythm === 'monthly' && (
          <SelectField
            label={t`Day of the month`}
            required
            options={options(numbers(lastMonthDay, 1), String)}
            {...form.field('day')}
          />
        )}
        <SelectField
          label={t`Time`}
          required
          hint={t`Time zone: ${timeZone}`}
          options={options(numbers(24, 0), hour)}
          {...form.field('hour')}
        />
        <SelectField
          label={t`Send by`}
          required
          options={[
            { value: 'email', label: t`Email` },
            { value: 'address', label: t`HTTPS, to your own system` },
          ]}
          value={values.url === null ? 'email' : 'address'}
          onChange={({ target }) =>
            form.set({ url: target.value === 'email' ? null : (schedule?.url ?? '') })
          }
        />
        {values.url !== null && (
          <TextField
            label={t`Address`}
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            hint={t`Files are sent there by POST. It must be an https address on the open internet.`}
            {...form.control('url')}
            value={values.url}
            onChange={({ target }) => form.set({ url: target.value })}
          />
        )}
        {next && (
          <p role="status">
            <Trans>Next file: {next}</Trans>
          </p>
        )}
      </EditPage>
      <SecretDialog
        secret={secret}
        title={t`Secret of this address`}
        onClose={() => {
          setSecret(null)
          void router.navigate({ to: '/download-area/schedules' as never })
        }}
      />
    </>
  )
}
