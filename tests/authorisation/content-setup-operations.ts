import type { Operation } from './operation.ts'

/** Calls of layouts and target markets. */
export const contentSetupOperations: Record<string, Operation> = {
  contentLayouts: { document: '{ contentLayouts { count rows { description } } }' },
  contentLayout: { document: '{ contentLayout(id: "901") { description } }' },
  saveContentLayout: {
    document:
      'mutation { saveContentLayout(contentLayout: { type: news, description: "New", placeholderOnCard: true, titleOnCard: true, subtitleOnCard: true, releasedonOnCard: true, resolutionOnCard: true, gotopdpOnCard: true }) { userErrors { code } } }',
  },
  deleteContentLayout: {
    document: 'mutation { deleteContentLayout(id: "901") { userErrors { code } } }',
  },
  targetMarkets: { document: '{ targetMarkets { count rows { marketName } } }' },
  targetMarket: { document: '{ targetMarket(id: "901") { marketName } }' },
  saveTargetMarket: {
    document:
      'mutation { saveTargetMarket(targetMarket: { marketName: "New", source: "", brand: "" }) { userErrors { code } } }',
  },
  deleteTargetMarket: {
    document: 'mutation { deleteTargetMarket(id: "901") { userErrors { code } } }',
  },
}
