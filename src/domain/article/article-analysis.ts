import type { BlockFacts } from './article-block.ts'

/** Names of what is analysed of an article. */
export const analysisNames = [
  'invalidArticle',
  'allowToOrder',
  'orderBlocked',
  'hierarchyBlocked',
  'brandBlocked',
  'categoryBlocked',
  'sorgBlocked',
  'hasPrice',
] as const
export type AnalysisName = (typeof analysisNames)[number]

export interface AnalysisFact {
  status: boolean
  description: string
}

/** Texts of each fact, for true and for false. */
const words: Record<AnalysisName, [so: string, not: string]> = {
  invalidArticle: ['No article sold to this customer has this code', 'The article exists'],
  allowToOrder: ['Sold to dealers', 'Not sold to dealers'],
  orderBlocked: ['Blocked for new orders', 'Not blocked for new orders'],
  hierarchyBlocked: ['The product group is blocked', 'The product group is not blocked'],
  brandBlocked: ['The brand is blocked', 'The brand is not blocked'],
  categoryBlocked: ['The category is blocked', 'The category is not blocked'],
  sorgBlocked: ['Blocked for the sales organisation', 'Not blocked for the sales organisation'],
  hasPrice: ['This customer has a price', 'This customer has no price'],
}

/** Facts in which `true` speaks for ordering; of the others it speaks against. */
const good: readonly AnalysisName[] = ['allowToOrder', 'hasPrice']

/** Everything that speaks for or against ordering an article, whatever else is wrong with it. @param facts null: there is no such article */
export function analyse(
  facts: (BlockFacts & { hasPrice: boolean }) | null,
): Record<AnalysisName, AnalysisFact> {
  const holds = (name: AnalysisName): boolean =>
    name === 'invalidArticle' ? facts === null : facts !== null && facts[name]
  return Object.fromEntries(
    analysisNames.map((name) => {
      const status = holds(name)
      return [name, { status, description: words[name][status ? 0 : 1] }]
    }),
  ) as Record<AnalysisName, AnalysisFact>
}

/** Names of what stands in the way. */
export const against = (
  facts: Record<AnalysisName, Pick<AnalysisFact, 'status'>>,
): AnalysisName[] =>
  facts.invalidArticle.status
    ? ['invalidArticle']
    : analysisNames.filter((name) => facts[name].status !== good.includes(name))
