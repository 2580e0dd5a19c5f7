import type { ClaimFields } from './claim-form.ts'

/** An article as it is found for a claim. */
export interface FoundArticle {
  code: string
  codeDisplay: string
  name: string
  brand: string
  model: string
  series: string | null
  ean: string | null
}

/** Whether a typed or scanned text names this very article: by its code, as it is shown or stored, or by its EAN. */
export const isNamed = ({ code, codeDisplay, ean }: FoundArticle, text: string): boolean => {
  const typed = text.trim().toLowerCase()
  return typed !== '' && [code, codeDisplay, ean ?? ''].some((one) => one.toLowerCase() === typed)
}

type Fill = Pick<ClaimFields, 'articleCode' | 'brandName' | 'model' | 'series'>

const fillOf = (article: FoundArticle | null) => ({
  brandName: article?.brand ?? '',
  model: article?.model ?? '',
  series: article?.series ?? '',
})

/** Returns the fields that an article fills in: what a person typed stays, what is empty or came from the article before is replaced. */
export function filledFromArticle(
  fields: Fill,
  before: FoundArticle | null,
  article: FoundArticle,
): Fill {
  const [old, now] = [fillOf(before), fillOf(article)]
  const of = (name: keyof typeof now) =>
    fields[name] === '' || fields[name] === old[name] ? now[name] : fields[name]
  return {
    articleCode: article.code,
    brandName: of('brandName'),
    model: of('model'),
    series: of('series'),
  }
}
