import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1',
  Day: '2026-05-01',
  Instant: '2026-05-01T00:00:00Z',
  JSON: {},
}

function valueOf(type: GraphQLInputType, named: Record<string, unknown>, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType, named, name)
  if (name in named) return named[name]
  if (isListType(type)) return [valueOf(type.ofType as GraphQLInputType, named, name)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, valueOf(field.type, named, field.name)]] : [],
      ),
    )
  return scalars[type.name] ?? 'x'
}

/** Values for the variables of an operation that it needs, and for those that `named` has; the rest are left out. */
export const minimalVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  named: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const name = variable.name.value
      if (type.kind !== Kind.NON_NULL_TYPE && !(name in named)) return []
      return [[name, valueOf(typeFromAST(schema, type as never) as GraphQLInputType, named, name)]]
    }),
  )
