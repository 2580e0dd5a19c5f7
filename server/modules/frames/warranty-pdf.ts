import { encode } from 'uqr'
import { warrantyState } from '#domain/frames/warranty.ts'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawQr, startPaper } from '../../paper/paper.ts'
import type { Warranty } from './warranty-store.ts'
import { warrantyWords } from './warranty-words.ts'

/**
 * Draws a warranty on one page in the tenant's look, with a code that leads to its public page.
 * @param origin of the portal, as `https://portal.example`
 */
export async function warrantyPdf(
  request: Pick<RequestContext, 'tenant' | 'logoOf' | 'clock'>,
  warranty: Warranty,
  { language, origin }: { language: string | null; origin: string },
): Promise<Buffer> {
  const { config } = request.tenant
  const locale = localeFor(
    language ?? undefined,
    config.languages.map(({ code }) => code),
  )
  const words = warrantyWords[catalogueOf(locale)]
  const state = warrantyState(warranty)
  const paper = await startPaper(request, {
    language,
    title: () => `${words.title} ${warranty.frameNumber}`,
    at: request.clock(),
  })
  drawFacts(paper, {
    title: words.title,
    subtitle: [warranty.brand, warranty.model, warranty.modelYear].filter(Boolean).join(' '),
    facts: [
      [words.frame, warranty.frameNumber],
      [words.article, warranty.article],
      [words.owner, warranty.owner],
      [words.sold, paper.day(warranty.soldDate)],
      [words.until, paper.day(warranty.until)],
      [words.state, state === 'ended' || state === 'stolen' ? words[state] : null],
      [words.dealer, [warranty.dealer, warranty.dealerCity].filter(Boolean).join(', ')],
    ],
  })
  const { data } = encode(`${origin}/${locale}/warranty/${warranty.code}`, { ecc: 'M' })
  drawQr(paper, data, words.check)
  return paper.finish(warranty.frameNumber)
}
