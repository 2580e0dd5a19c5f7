import type { AuthUser } from '../account/session.ts'

const forms = ['polygon', 'wim'] as const

export type VisitForm = (typeof forms)[number]

/** The visit forms of a user's areas: an area's option names one, an area without an option opens both (the mapping is ours). */
export function visitForms(areas: AuthUser['userAreas']): VisitForm[] {
  return forms.filter((form) =>
    areas.some(({ option }) => !option || option.toLowerCase() === form),
  )
}
