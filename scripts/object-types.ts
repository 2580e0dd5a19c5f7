import { writeFileSync } from 'node:fs'
import { buildSchema, getNamedType, isNonNullType, isObjectType } from 'graphql'

/** What a device answers: these fields and all they lead to (src/offline/catalogue/can-answer.ts). */
const answered = [
  'products',
  'searchSuggestions',
  'productDetailsV2',
  'relatedProducts',
  'productStock',
  'bikeCategories',
  'catalogueAreas',
  'articlesByCode',
  'alreadyComing',
]

/** Writes which type each field leads to, so that a device can name the types of its answers as the server does. */
export function writeObjectTypes(contract: string): void {
  const schema = buildSchema(contract)
  const types: Record<string, Record<string, string>> = {}
  const optional: Record<string, string[]> = {}
  const visit = (name: string, only?: readonly string[]) => {
    const type = schema.getType(name)
    if (!isObjectType(type) || types[name]) return
    const leads = Object.values(type.getFields())
      .filter((field) => !only || only.includes(field.name))
      .flatMap((field) => {
        const to = getNamedType(field.type)
        return isObjectType(to) ? [[field.name, to.name] as const] : []
      })
    types[name] = Object.fromEntries(leads)
    optional[name] = Object.values(type.getFields())
      .filter((field) => !isNonNullType(field.type))
      .map((field) => field.name)
    for (const [, to] of leads) visit(to)
  }
  visit('Query', answered)
  writeFileSync(
    'src/data/object-types.gen.ts',
    `/** The type behind each field of a type that is no plain value. */\nexport const objectTypes: Record<string, Record<string, string>> = ${JSON.stringify(types, null, 2)}
/** The fields of each that may be null. */
export const optionalFields: Record<string, readonly string[]> = ${JSON.stringify(optional, null, 2)}
`,
  )
}
