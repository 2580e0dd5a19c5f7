import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import { dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawSmall, drawTable, startPaper } from '../../paper/paper.ts'
import { claimPaperWords } from './claim-paper-words.ts'
import type { ClaimRow } from './claim-store.ts'

/** Draws a claim as a PDF in the tenant's look, in the reader's language. Comments are not in it. */
export async function claimPdf(request: RequestContext, claim: ClaimRow): Promise<Buffer> {
  const { config } = request.tenant
  const { language } = request.user
  const offered = config.languages.map(({ code }) => code)
  const { labels, statuses } =
    claimPaperWords[catalogueOf(localeFor(language ?? undefined, offered))]
  const paper = await startPaper(request, {
    language,
    title: () => `${labels.claim} ${claim.number}`,
    at: claim.createdAt,
  })
  const { fields, docs, problems } = claim
  const article = [claim.articleName ?? fields.description, fields.articleCode]
  const { consumer } = fields
  const facts: [string, string | null][] = [
    [labels.customer, `${claim.custName} (${claim.custCode})`],
    [labels.submitted, paper.day(dayIn(config.timeZone, claim.createdAt))],
    [labels.status, statuses[claim.status]],
    [labels.reference, fields.referenceNo],
    [labels.frame, fields.frameNumber],
    [labels.article, article.filter(Boolean).join(', ')],
    [labels.purchase, fields.purchaseDate && paper.day(fields.purchaseDate)],
    [labels.warranty, claim.warrantyUntil && paper.day(claim.warrantyUntil)],
    [labels.contact, [fields.contactName, fields.contactPhone].filter(Boolean).join(', ')],
    [
      labels.consumer,
      [consumer.name, consumer.phone, consumer.address, consumer.city].filter(Boolean).join(', '),
    ],
    [labels.credit, claim.creditNote],
    [labels.delivery, claim.deliveryOrders],
    [labels.resolution, claim.resolution ?? claim.reasonRejection],
    [labels.files, (docs ?? []).map(({ name }) => name).join(', ')],
  ]
  drawFacts(paper, {
    title: `${labels.claim} ${claim.number}`,
    facts,
    note: fields.customerNotes,
  })
  if (problems?.length)
    drawTable(
      paper,
      [
        { heading: labels.problem, share: 0.5 },
        { heading: labels.notes, share: 0.5 },
      ],
      problems.map(({ part, description, notes }) => [`${part}: ${description}`, notes]),
    )
  if (claim.recall) drawSmall(paper, claim.recall)
  return paper.finish(claim.number)
}
