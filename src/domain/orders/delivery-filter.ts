import type { Phase } from './line-figures.ts'

/** Facts of a delivery that a filter looks at. */
export interface DeliveryFacts {
  doNumber: string
  trackingNo?: string | null | undefined
  custPoNo?: string | null | undefined
  expeditionName?: string | null | undefined
  phase: Phase
  detail: readonly {
    orderNo: string
    soNo?: string | null | undefined
    articleCodeDisplay: string
    description: string
  }[]
}

/** Filter of deliveries; what is left out narrows nothing. */
export interface DeliveryFilter {
  search?: string | undefined
  phase?: Phase | undefined
}

/** Returns a test of deliveries; the words of a search must all occur, in any case and order. */
export function matchesDelivery({
  search = '',
  phase,
}: DeliveryFilter): (delivery: DeliveryFacts) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return (delivery) => {
    const text = [
      delivery.doNumber,
      delivery.trackingNo,
      delivery.custPoNo,
      delivery.expeditionName,
      ...delivery.detail.flatMap((line) => [
        line.orderNo,
        line.soNo,
        line.articleCodeDisplay,
        line.description,
      ]),
    ]
      .join(' ')
      .toLowerCase()
    return (!phase || delivery.phase === phase) && words.every((word) => text.includes(word))
  }
}
