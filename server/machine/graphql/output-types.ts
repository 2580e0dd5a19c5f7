import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'

/** A part of a JSON schema, as the description of the REST API has it. */
interface Shape {
  type?: string
  description?: string
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
}

const AnyValue = new GraphQLScalarType({
  name: 'Value',
  description: 'A text, a number, a truth value, a list or an object, as the REST API gives it',
})

const scalars: Readonly<Record<string, GraphQLOutputType>> = {
  string: GraphQLString,
  integer: GraphQLInt,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Makes GraphQL types of JSON schemas; the same schema is the same type, named after its first place. */
export function outputTypes(): (shape: object, name: string) => GraphQLOutputType {
  const made = new Map<string, GraphQLObjectType>()

  function typeOf(shape: Shape, name: string): GraphQLOutputType {
    const { present, canBeNull } = withoutNull(shape)
    if (!present) return AnyValue
    const type = presentType(present, name)
    return canBeNull ? type : new GraphQLNonNull(type)
  }

  function presentType(shape: Shape, name: string): GraphQLOutputType {
    if (shape.type === 'array') return new GraphQLList(typeOf(shape.items ?? {}, name))
    if (shape.type === 'object' && shape.properties) return objectType(shape, name)
    return scalars[shape.type ?? ''] ?? AnyValue
  }

  function objectType(shape: Shape, name: string): GraphQLObjectType {
    const { properties = {}, required = [] } = shape
    const key = JSON.stringify([properties, required])
    const known = made.get(key)
    if (known) return known
    const type = new GraphQLObjectType({
      name,
      fields: Object.fromEntries(
        Object.entries(properties).map(([field, part]) => {
          const given = typeOf(part, `${name}${part.items ? 'Item' : ''}${capital(field)}`)
          const optional = !required.includes(field) && given instanceof GraphQLNonNull
          return [
            field,
            {
              type: optional ? (given.ofType as GraphQLOutputType) : given,
              description: part.description,
            },
          ]
        }),
      ),
    })
    made.set(key, type)
    return type
  }

  return (shape, name) => typeOf(shape, name)
}

/** The only shape that a value has besides null; undefined: several. */
function withoutNull(shape: Shape): { present?: Shape; canBeNull: boolean } {
  if (!shape.anyOf) return { present: shape, canBeNull: false }
  const variants = shape.anyOf.filter(({ type }) => type !== 'null')
  const canBeNull = variants.length < shape.anyOf.length
  if (variants.length !== 1) return { canBeNull: true }
  const inner = withoutNull(variants[0]!)
  return { ...inner, canBeNull: canBeNull || inner.canBeNull }
}
