import { maxAttached } from '#domain/downloads/schedule.ts'
import type { FileProblem } from '#domain/files/file-problem.ts'
import { catalogueOf } from '#domain/portal/locales.ts'
import { formatDay } from '#domain/time/date-format.ts'
import type { Tx } from '../../db/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { MailWords, Wording } from '../../mail/words/mail-words.ts'
import { wordsFor } from '../../mail/words/words-for.ts'
import type { Tenant } from '../../tenants.ts'
import type { Outcome } from '../../outgoing/post-signed.ts'
import { fileProblemWords } from '../exports/file-problem-words.ts'
import { titleOf } from '../exports/resolvers.ts'
import { causeSentence } from './cause-words.ts'
import { areaKinds, areaPrefix } from './modules.ts'

/** A file that a schedule has asked for. */
export interface ScheduledJob {
  schedule_id: number
  user_id: number
  kind: string
  filter: Record<string, string>
  file_name: string
}

const personOf = async (tx: Tx, userId: number) =>
  (
    await tx.query<{ email: string; name: string; language: string | null }>(
      'SELECT email, name, language FROM app_user WHERE id = $1 AND active AND email IS NOT NULL',
      [userId],
    )
  )[0]

/** Notes that the person or their system has a schedule's file, so that the next one goes on after its days. */
export async function noteCovered(
  tx: Tx,
  { schedule_id, kind, filter }: Pick<ScheduledJob, 'schedule_id' | 'kind' | 'filter'>,
): Promise<void> {
  // A schedule that was changed meanwhile has not covered these days of its new data.
  await tx.query(
    'UPDATE download_schedule SET covered = $2::date, failing = false, failing_since = NULL WHERE id = $1 AND module = $3',
    [schedule_id, filter['to'], kind.slice(areaPrefix.length)],
  )
}

/** Notes that a schedule's file was written, and mails it to the person: a small one with the message, else the way to it. */
export async function tellScheduledFile(
  tx: Tx,
  tenant: Tenant,
  job: ScheduledJob,
  content: Buffer,
): Promise<void> {
  const { from, to } = job.filter as { from: string; to: string }
  await noteCovered(tx, job)
  const person = await personOf(tx, job.user_id)
  if (!person) return
  const { locale } = wordsFor(
    person.language,
    tenant.config.languages.map(({ code }) => code),
  )
  const [first, last] = [from, to].map((day) => formatDay(tenant.config, day, locale))
  const attached = content.length < maxAttached
  await queueMail(tx, tenant, {
    to: person.email,
    name: person.name,
    language: person.language,
    host: tenant.hosts[0]!,
    say: (words) =>
      words.scheduledFile({
        title: titleOf(areaKinds[job.kind]!, { tenant, user: person }),
        period: from === to ? last! : `${first} – ${last}`,
        attached,
      }),
    link: { path: '/download-area' },
    attachment: attached ? { name: job.file_name, content } : undefined,
  })
}

/** Mails that a schedule's file could not be written, once until one is written again. */
export const tellFailedSchedule = (
  tx: Tx,
  tenant: Tenant,
  job: ScheduledJob,
  problem: FileProblem | null,
) =>
  mailFailure(tx, tenant, job, (words, title, language) =>
    words.scheduledFileFailed({
      title,
      reason: problem && fileProblemWords[language][problem],
    }),
  )

/** Mails that the person's system did not take a schedule's file, once until it takes one again, and when the schedule ends by it. */
export async function tellUndelivered(
  tx: Tx,
  tenant: Tenant,
  job: ScheduledJob,
  { url, ended, outcome }: { url: string; ended: boolean; outcome: Outcome },
): Promise<void> {
  const { host } = new URL(url)
  if (ended)
    await tx.query('UPDATE download_schedule SET failing = false WHERE id = $1', [job.schedule_id])
  const { cause, posted } = outcome
  await mailFailure(tx, tenant, job, (words, title, language) =>
    words.scheduledFileUndelivered({
      title,
      host,
      ended,
      reason: cause && causeSentence(language, cause.code, posted?.status ?? null),
    }),
  )
}

async function mailFailure(
  tx: Tx,
  tenant: Tenant,
  job: ScheduledJob,
  say: (words: MailWords, title: string, language: ReturnType<typeof catalogueOf>) => Wording,
): Promise<void> {
  const [first] = await tx.query(
    'UPDATE download_schedule SET failing = true WHERE id = $1 AND NOT failing RETURNING id',
    [job.schedule_id],
  )
  const person = first && (await personOf(tx, job.user_id))
  if (!person) return
  const { locale } = wordsFor(
    person.language,
    tenant.config.languages.map(({ code }) => code),
  )
  await queueMail(tx, tenant, {
    to: person.email,
    name: person.name,
    language: person.language,
    host: tenant.hosts[0]!,
    say: (words) =>
      say(words, titleOf(areaKinds[job.kind]!, { tenant, user: person }), catalogueOf(locale)),
    link: { path: '/download-area/schedules' },
  })
}
