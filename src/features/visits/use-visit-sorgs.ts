import { isAreaOfKind } from '#domain/visits/visit-kinds.ts'
import { useUser } from '#shell/session/use-session.ts'
import type { Option } from '#ui/form/select-field.tsx'

/** Returns the sales organisations in which a person visits customers, by name where this session knows it. */
export function useVisitSorgs(kind: string): Option[] {
  const { userAreas, merchants } = useUser()
  const sorgs = userAreas.filter((area) => isAreaOfKind(area, kind)).map(({ sorg }) => sorg)
  return [...new Set(sorgs)].map((value) => {
    const name = merchants.find(({ sorg }) => sorg === value)?.name
    return { value, label: name ? `${value} – ${name}` : value }
  })
}
