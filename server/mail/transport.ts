import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport as nodemailer, type SendMailOptions } from 'nodemailer'
import type { Settings } from '../settings.ts'

/** A message ready to leave. `messageId` is the same at every try, so that a mail server knows a second one. */
export interface Outgoing {
  id: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachment: { name: string; content: Uint8Array } | null
}

export type Transport = (message: Outgoing) => Promise<void>

const optionsOf = ({
  id,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  attachment,
}: Outgoing): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${from.address.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(replyTo ? { replyTo } : {}),
  ...(attachment
    ? {
        attachments: [
          {
            filename: attachment.name,
            content: Buffer.from(attachment.content),
          },
        ],
      }
    : {}),
  // A text never makes this server read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
})

function smtp(url: string): Transport {
  const transporter = nodemailer(url, {})
  return async (message) => {
    await transporter.sendMail(optionsOf(message))
  }
}

/** Each message becomes a file that any mail program opens. */
function files(folder: string): Transport {
  const transporter = nodemailer({ streamTransport: true, buffer: true })
  return async (message) => {
    const { message: content } = await transporter.sendMail(optionsOf(message))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${message.id}.eml`)
    await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** Times in which a mail server that hangs is given up, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The way messages leave this installation: by SMTP_URL, or as `.eml` files under the data folder. */
export function createTransport({
  smtpUrl,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'dataDir'>): Transport {
  if (!smtpUrl) return files(join(dataDir, 'mail'))
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return smtp(url.href)
}
