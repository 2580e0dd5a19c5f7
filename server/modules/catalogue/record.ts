import { buildSchema, getNamedType, type GraphQLObjectType, isObjectType } from 'graphql'
import { contract } from '../../schema.ts'
import type { Product } from './product-shape.ts'

/** A type's fields by name; null: a value without fields. */
type Shape = (readonly [name: string, of: Shape | null])[]

const schema = buildSchema(contract().join('\n'))
const shapes = new Map<GraphQLObjectType, Shape>()

/** Read once of the contract: a catalogue is 100,000 articles. */
function shapeOf(type: GraphQLObjectType): Shape {
  const known = shapes.get(type)
  if (known) return known
  const shape: Shape = []
  shapes.set(type, shape)
  for (const field of Object.values(type.getFields())) {
    const to = getNamedType(field.type)
    shape.push([field.name, isObjectType(to) ? shapeOf(to) : null])
  }
  return shape
}

/** Copies only the fields of the contract: an article also carries figures that a tenant may have masked. */
function ofShape(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((one) => ofShape(one, shape))
  if (value === null || typeof value !== 'object') return value
  const shown: Record<string, unknown> = {}
  for (const [name, of] of shape) {
    const own = (value as Record<string, unknown>)[name]
    if (own !== undefined) shown[name] = of ? ofShape(own, of) : own
  }
  return shown
}

// The time of the stock stands once, in the head of what a device takes.
const articleShape: Shape = shapeOf(schema.getType('Product') as GraphQLObjectType).map(
  ([name, of]) => [name, name === 'stocks' ? of!.filter(([field]) => field !== 'at') : of],
)

/** An article as a device keeps it: the contract's fields as this customer may see them, and what finding needs. */
export function recordOf({ product, rank }: { product: Product; rank: number }) {
  const record = ofShape(product, articleShape) as Omit<Product, 'left'> & {
    rank: number
    inStock: boolean
  }
  record.articleId = product.articleId
  record.rank = rank
  record.inStock = product.left > 0
  return record
}
