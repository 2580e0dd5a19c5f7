import { buildSchema, getNamedType, type GraphQLObjectType, isObjectType } from 'graphql'
import { contract } from '../../schema.ts'
import type { Product } from './product.ts'

const schema = buildSchema(contract().join('\n'))
const productType = schema.getType('Product') as GraphQLObjectType

/** What the contract has of a value and nothing else: an article carries figures that a tenant may have masked. */
function ofContract(value: unknown, type: GraphQLObjectType): unknown {
  if (Array.isArray(value)) return value.map((one) => ofContract(one, type))
  if (value === null || typeof value !== 'object') return value
  const shown = Object.values(type.getFields()).flatMap((field) => {
    const own = (value as Record<string, unknown>)[field.name]
    const to = getNamedType(field.type)
    return own === undefined ? [] : [[field.name, isObjectType(to) ? ofContract(own, to) : own] as const]
  })
  return Object.fromEntries(shown)
}

/** An article as a device keeps it: the contract's fields as this customer may see them, and what finding needs. */
export function recordOf({ product, rank }: { product: Product; rank: number }) {
  const { at: _, ...stocks } = product.stocks
  return { ...(ofContract({ ...product, stocks }, productType) as Omit<Product, 'left'>), articleId: product.articleId, rank, inStock: product.left > 0 }
}
