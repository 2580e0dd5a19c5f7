import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../../server/clock.ts'
import type { Database } from '../../server/db/database.ts'
import { jobHandlers } from '../../server/jobs/handlers.ts'
import { createWorker } from '../../server/jobs/worker.ts'
import type { Settings } from '../../server/settings.ts'
import { createTenants } from '../../server/tenants.ts'
import { quietLog } from './log.ts'
import { testSettings } from './server.ts'

/** Undoes quoted-printable, so that a test reads what a person reads. */
const readable = (source: string) =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString()

/** The server's own jobs, run when a test says so, with a mail folder of their own. */
export function startWork(
  database: Database,
  { clock = () => new Date(), settings = {} }: { clock?: Clock; settings?: Partial<Settings> } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pannier-work-'))
  const all = { ...testSettings, port: 4400, dataDir, ...settings }
  const worker = createWorker(
    database,
    jobHandlers({
      database,
      clock,
      settings: all,
      tenants: createTenants(database, clock),
      log: quietLog,
    }),
    quietLog,
  )
  const folder = join(all.dataDir, 'mail')
  return {
    drain: worker.drain,
    boss: worker.boss,
    /** Everything that was mailed as files, oldest first, decoded. */
    mails(): string[] {
      try {
        return readdirSync(folder)
          .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
          .map((file) => readable(readFileSync(join(folder, file), 'utf8')))
      } catch {
        return []
      }
    },
  }
}

/**
 * Returns the secret of the link in a mail.
 * @throws Error when there is none
 */
export function secretIn(mail: string): string {
  const secret = /(?:set-password|confirm-email)#([\w-]{40,})/.exec(mail)?.[1]
  if (!secret) throw new Error(`no link in:\n${mail}`)
  return secret
}
