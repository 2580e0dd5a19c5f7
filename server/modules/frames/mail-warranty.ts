import type { RequestContext } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { warrantyPdf } from './warranty-pdf.ts'
import { readWarranty } from './warranty-store.ts'

/** Mails the warranty of a frame that was just reported to the person who reported it, where that person wants it. */
export async function mailWarranty(request: RequestContext, frameNumber: string): Promise<void> {
  const { tx, tenant, user, host, settings } = request
  const [wants] = await tx.query<{ email: string }>(
    'SELECT email FROM app_user WHERE id = $1 AND send_email_warranty AND email IS NOT NULL',
    [user.id],
  )
  const warranty = wants && (await readWarranty(request, frameNumber))
  if (!warranty) return
  const { language } = user
  await queueMail(tx, tenant, {
    to: wants.email,
    name: user.name,
    language,
    host,
    say: (words) => words.warrantySent({ frame: frameNumber }),
    link: { path: '/retail-sales' },
    attachment: {
      name: `${frameNumber}.pdf`,
      content: await warrantyPdf(request, warranty, {
        language,
        origin: portalAddress(settings, host),
      }),
    },
  })
}
