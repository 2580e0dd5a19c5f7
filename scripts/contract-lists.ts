import { writeFileSync } from 'node:fs'
import {
  buildSchema,
  type ConstDirectiveNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'

const directiveOf = (
  node: { directives?: readonly ConstDirectiveNode[] } | null | undefined,
  name: string,
) => node?.directives?.find((directive) => directive.name.value === name)

/** Arguments of a directive as plain values; undefined: it is not there. */
function argumentsOf(
  node: { directives?: readonly ConstDirectiveNode[] } | null | undefined,
  name: string,
): Record<string, unknown> | undefined {
  const directive = directiveOf(node, name)
  if (!directive) return undefined
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [
      argument.name.value,
      valueFromASTUntyped(argument.value),
    ]),
  )
}

const objectTypesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  )
const queriesOf = (schema: GraphQLSchema) => Object.values(schema.getQueryType()!.getFields())

/** Every object type that the fields lead to. */
function reachedBy(fields: readonly GraphQLField<unknown, unknown>[]): Set<GraphQLObjectType> {
  const found = new Set<GraphQLObjectType>()
  const visit = (field: GraphQLField<unknown, unknown>) => {
    const type = getNamedType(field.type)
    if (!isObjectType(type) || found.has(type)) return
    found.add(type)
    Object.values(type.getFields()).forEach(visit)
  }
  fields.forEach(visit)
  return found
}

const isMarkedEmbedded = (type: GraphQLObjectType) =>
  directiveOf(type.astNode, 'embedded') !== undefined
const isEmbedded = (type: GraphQLObjectType) =>
  isMarkedEmbedded(type) || !(type.getFields().id || directiveOf(type.astNode, 'key'))

/**
 * Lists how the device's cache identifies records: by key fields, or not at all for embedded
 * types.
 */
export function cacheKeys(schema: GraphQLSchema) {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = objectTypesOf(schema).filter((type) => !roots.includes(type))
  return {
    keyFields: Object.fromEntries(
      types.flatMap((type) => {
        const key = argumentsOf(type.astNode, 'key')
        return key ? [[type.name, key.fields as string[]]] : []
      }),
    ),
    embeddedTypes: types.filter(isMarkedEmbedded).map(({ name }) => name),
    typesWithoutId: types
      .filter((type) => isEmbedded(type) && !isMarkedEmbedded(type))
      .map(({ name }) => name),
  }
}

/** Queries marked `@persist`, and the types with an identity that they lead to. */
export function persistedParts(schema: GraphQLSchema) {
  const fields = queriesOf(schema).filter(({ astNode }) => directiveOf(astNode, 'persist'))
  return {
    persistedFields: fields.map(({ name }) => name),
    persistedTypes: [...reachedBy(fields)]
      .filter((type) => !isEmbedded(type))
      .map(({ name }) => name),
  }
}

/** Fields marked `@transient`, as `Type.field`. */
export const transientFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ astNode }) => directiveOf(astNode, 'transient'))
        .map((field) => {
          if (isNonNullType(field.type))
            throw new Error(`${type.name}.${field.name} is transient, so it must be nullable`)
          return `${type.name}.${field.name}`
        }),
    )

/** Queries marked `@device` with the arguments that the device understands, and the input types behind them. */
export function deviceFields(schema: GraphQLSchema) {
  const fields = queriesOf(schema).flatMap((field) => {
    const marked = argumentsOf(field.astNode, 'device')
    return marked
      ? [{ field, args: (marked.args ?? []) as string[], keeps: marked.keeps === true }]
      : []
  })
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) => {
    const marked = isInputObjectType(type) ? argumentsOf(type.astNode, 'device') : undefined
    return marked ? [[type.name, marked.args as string[]] as const] : []
  })
  const inputsOf = new Map(inputs)
  for (const { field, args } of fields)
    for (const name of args)
      if (!field.args.some((arg) => arg.name === name))
        throw new Error(`${field.name} has no argument ${name}`)
  return {
    deviceArguments: Object.fromEntries(fields.map(({ field, args }) => [field.name, args])),
    deviceInputs: Object.fromEntries(
      fields.flatMap(({ field }) =>
        field.args.flatMap((arg) => {
          const known = inputsOf.get(getNamedType(arg.type).name)
          return known ? [[`${field.name}.${arg.name}`, known]] : []
        }),
      ),
    ),
    keptAnswers: fields.filter(({ keeps }) => keeps).map(({ field }) => field.name),
  }
}

/** The type behind each field that the device answers, and which fields may be null: it names its answers' types as the server does. */
function objectTypes(schema: GraphQLSchema) {
  const answered = Object.keys(deviceFields(schema).deviceArguments)
  const types: Record<string, Record<string, string>> = {}
  const optionalFields: Record<string, string[]> = {}
  const visit = (name: string, only?: readonly string[]) => {
    const type = schema.getType(name)
    if (!isObjectType(type) || types[name]) return
    const fields = Object.values(type.getFields()).filter(
      (field) => !only || only.includes(field.name),
    )
    const leads = fields.flatMap((field) => {
      const to = getNamedType(field.type)
      return isObjectType(to) ? [[field.name, to.name] as const] : []
    })
    types[name] = Object.fromEntries(leads)
    optionalFields[name] = fields
      .filter((field) => !isNonNullType(field.type))
      .map((field) => field.name)
    for (const [, to] of leads) visit(to)
  }
  visit('Query', answered)
  return { objectTypes: types, optionalFields }
}

const file = (lists: Record<string, readonly [type: string, value: unknown]>) =>
  Object.entries(lists)
    .map(
      ([name, [type, value]]) =>
        `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`,
    )
    .join('\n')

/** Writes the lists that the portal reads from the contract's directives, so that none is kept by hand. */
export function writeContractLists(contract: string): void {
  const schema = buildSchema(contract)
  const { keyFields, embeddedTypes, typesWithoutId } = cacheKeys(schema)
  const { persistedFields, persistedTypes } = persistedParts(schema)
  const { deviceArguments, deviceInputs, keptAnswers } = deviceFields(schema)
  const { objectTypes: types, optionalFields } = objectTypes(schema)
  const names = 'readonly string[]'
  const namesByName = 'Record<string, readonly string[]>'
  writeFileSync(
    'src/data/cache-keys.gen.ts',
    file({
      keyFields: [namesByName, keyFields],
      embeddedTypes: [names, embeddedTypes],
      typesWithoutId: [names, typesWithoutId],
    }),
  )
  writeFileSync(
    'src/data/persisted-parts.gen.ts',
    file({
      persistedFields: [names, persistedFields],
      persistedTypes: [names, persistedTypes],
      transientFields: [names, transientFields(schema)],
    }),
  )
  writeFileSync(
    'src/offline/catalogue/device-fields.gen.ts',
    file({
      deviceArguments: [namesByName, deviceArguments],
      deviceInputs: [namesByName, deviceInputs],
      keptAnswers: [names, keptAnswers],
    }),
  )
  writeFileSync(
    'src/data/object-types.gen.ts',
    file({
      objectTypes: ['Record<string, Record<string, string>>', types],
      optionalFields: [namesByName, optionalFields],
    }),
  )
}
