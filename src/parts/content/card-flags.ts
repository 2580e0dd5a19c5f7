interface CardFlags {
  placeholderOnCard: boolean
  titleOnCard: boolean
  subtitleOnCard: boolean
  releasedonOnCard: boolean
  resolutionOnCard: boolean
  gotopdpOnCard: boolean
}

const usual: CardFlags = {
  placeholderOnCard: true,
  titleOnCard: true,
  subtitleOnCard: true,
  releasedonOnCard: false,
  resolutionOnCard: true,
  gotopdpOnCard: true,
}

/** Facts that stand on a card. @param layout null: the usual ones */
export const cardFlags = <Layout extends Partial<CardFlags>>(layout: Layout | null): CardFlags => ({
  ...usual,
  ...layout,
})
