/** Kinds of visit that have addresses in the portal. Each tenant gives them its own names, fields and lists. */
export const visitKindCodes = ['polygon', 'wim'] as const

/** Fields of a visit that are answered from lists. */
export const visitLists = ['otherMidrange', 'equipment', 'brandDisplay'] as const

/** An area of a person, as far as visits ask. */
interface VisitArea {
  option: string | null
}

/** Whether one area is for visits of a kind: its option names the kind, or it has none. */
export const isAreaOfKind = ({ option }: VisitArea, kind: string): boolean =>
  !option || option.toLowerCase() === kind

/** Whether a person's areas open a kind of visit. A person without areas reports no visits. */
export const opensVisitKind = (areas: readonly VisitArea[], kind: string): boolean =>
  areas.some((area) => isAreaOfKind(area, kind))
