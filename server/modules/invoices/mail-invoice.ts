import type { RequestContext } from '../../context.ts'
import { formatDay } from '#domain/time/date-format.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { wordsFor } from '../../mail/words/words-for.ts'
import { readInvoiceLines } from './invoice-detail.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceOf, type InvoiceRow } from './invoice-rows.ts'

/** Invoices that one person may have mailed within an hour. */
const mailsPerHour = 20

/** Whether the person may have another invoice mailed. */
export async function mayMail({ tx, user, clock }: RequestContext): Promise<boolean> {
  // Two at once must not both be the last.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`invoice-mail:${user.id}`])
  const [{ n } = { n: 0 }] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM audit_log WHERE actor = $1 AND action = 'invoice.mailed' AND at > $2`,
    [user.id, new Date(clock().getTime() - 3_600_000)],
  )
  return n < mailsPerHour
}

/** Queues an invoice with its PDF for the person who asks, in their language. */
export async function mailInvoice(
  request: RequestContext,
  row: InvoiceRow,
  to: string,
): Promise<void> {
  const { tx, tenant, user, host } = request
  const { config } = tenant
  const { invoiceNo, companyName } = row
  const { locale } = wordsFor(
    user.language,
    config.languages.map(({ code }) => code),
  )
  const lines = await readInvoiceLines(tx, invoiceNo)
  const content = await invoicePdf(
    request,
    { ...invoiceOf(row, request), companyName },
    lines,
    user.language,
  )
  await queueMail(tx, tenant, {
    to,
    name: user.name,
    language: user.language,
    host,
    say: (words) =>
      words.invoiceSent({
        number: invoiceNo,
        customer: row.custName,
        due: formatDay(config, row.due, locale),
      }),
    link: {
      path: `${row.clearingDate ? '/invoice/invoice-list' : '/invoice/open-invoice'}?${new URLSearchParams({ invoice: invoiceNo })}`,
    },
    attachment: { name: `${invoiceNo}.pdf`, content },
  })
}
