import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawSmall, drawTable, startPaper } from '../../paper/paper.ts'
import { type ClaimPaperWords, claimPaperWords } from './claim-paper-words.ts'
import type { ClaimRow } from './claim-store.ts'

/** Everything that a claim says but its notes and problems; a fact without a value is left out. */
function factsOf(
  claim: ClaimRow,
  { labels, statuses }: ClaimPaperWords,
  { day, createdOn }: { day: (day: Day) => string; createdOn: Day },
): [string, string | null][] {
  const { fields, docs } = claim
  const { consumer } = fields
  const list = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const inspected = claim.pdi && list(day(claim.pdi), claim.pdiComplete ? '' : labels.incomplete)
  return [
    [labels.customer, `${claim.custName} (${claim.custCode})`],
    [labels.submitted, day(createdOn)],
    [labels.status, statuses[claim.status]],
    [labels.rejection, claim.reasonRejection],
    [labels.resolution, claim.resolution],
    [labels.reference, fields.referenceNo],
    [labels.frame, fields.frameNumber],
    [labels.article, list(claim.articleName ?? fields.description, fields.articleCode)],
    [labels.qty, String(fields.qty)],
    [labels.brand, fields.brandName],
    [labels.model, list(fields.model, fields.modelYear)],
    [labels.series, fields.series],
    [labels.category, fields.mcName],
    [labels.productionCode, fields.productionCode],
    [labels.attributes, fields.bikeAttributes],
    [labels.shortage, fields.isShortage ? labels.neverArrived : null],
    [labels.deliveryNo, fields.deliveryNo],
    [labels.purchase, fields.purchaseDate && day(fields.purchaseDate)],
    [labels.warranty, claim.warrantyUntil && day(claim.warrantyUntil)],
    [labels.warrantyCase, fields.isNotAWarranty ? labels.noWarranty : null],
    [labels.pdi, inspected],
    [labels.contact, list(fields.contactName, fields.contactPhone)],
    [
      labels.consumer,
      list(consumer.name, consumer.phone, consumer.email, consumer.address, consumer.city),
    ],
    [labels.credit, claim.creditNote],
    [labels.delivery, claim.deliveryOrders],
    [labels.tracking, claim.trackingNo],
    [labels.files, list(...(docs ?? []).map(({ name }) => name))],
  ]
}

/** Draws a claim as a PDF in the tenant's look, in the reader's language. Comments are not in it. */
export async function claimPdf(request: RequestContext, claim: ClaimRow): Promise<Buffer> {
  const { config } = request.tenant
  const { language } = request.user
  const offered = config.languages.map(({ code }) => code)
  const paperWords = claimPaperWords[catalogueOf(localeFor(language ?? undefined, offered))]
  const { labels } = paperWords
  const createdOn = dayIn(config.timeZone, claim.createdAt)
  const paper = await startPaper(request, {
    language,
    title: () => `${labels.claim} ${claim.number}`,
    at: claim.createdAt,
  })
  const { fields, problems } = claim
  drawFacts(paper, {
    title: `${labels.claim} ${claim.number}`,
    facts: factsOf(claim, paperWords, { day: paper.day, createdOn }),
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
