import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { isDay } from '#domain/time/day.ts'
import { enforceAllow } from './allow.ts'
import { root } from './root.ts'
import * as account from './modules/account/resolvers.ts'
import * as publicAccount from './modules/account/public-resolvers.ts'
import * as analysis from './modules/analysis/resolvers.ts'
import * as cart from './modules/cart/resolvers.ts'
import * as catalogue from './modules/catalogue/resolvers.ts'
import * as productFields from './modules/catalogue/product-fields.ts'
import * as coming from './modules/incoming/resolvers.ts'
import * as config from './modules/config/resolvers.ts'
import * as content from './modules/content/resolvers.ts'
import * as credit from './modules/credit/resolvers.ts'
import * as customers from './modules/customers/resolvers.ts'
import * as fastOrder from './modules/fast-order/resolvers.ts'
import * as feedback from './modules/feedback/resolvers.ts'
import * as files from './modules/files/resolvers.ts'
import * as groupRoles from './modules/group-roles/resolvers.ts'
import * as handover from './modules/handover/resolvers.ts'
import * as inquiry from './modules/inquiry/resolvers.ts'
import * as mail from './modules/mail/resolvers.ts'
import * as notifications from './modules/notifications/resolvers.ts'
import * as orders from './modules/orders/resolvers.ts'
import * as permissions from './modules/permissions/resolvers.ts'
import * as promotions from './modules/promotions/resolvers.ts'
import * as purchases from './modules/purchases/resolvers.ts'
import * as restock from './modules/restock/resolvers.ts'
import * as roles from './modules/roles/resolvers.ts'
import * as session from './modules/session/resolvers.ts'
import * as sync from './modules/sync/resolvers.ts'
import * as tenants from './modules/tenants/resolvers.ts'

const folder = join(root, 'schema')

/** The contract as text, one area after the other. */
export const contract = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql') && !file.includes('.gen.'))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

const textScalar = (name: string, fits: (text: string) => boolean) => {
  const parse = (value: unknown) => {
    if (typeof value === 'string' && fits(value)) return value
    throw new GraphQLError(`${name} expected`, { extensions: { code: 'BAD_INPUT' } })
  }
  return new GraphQLScalarType({
    name,
    parseValue: parse,
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  })
}

const scalars = {
  Decimal: textScalar('Decimal', (text) => /^-?\d{1,14}(\.\d{1,8})?$/.test(text)),
  Day: textScalar('Day', isDay),
  Instant: textScalar('Instant', (text) => !Number.isNaN(Date.parse(text))),
}

/** The executable schema, every root field behind its rule. */
export function executableSchema(): GraphQLSchema {
  return enforceAllow(
    createSchema({
      typeDefs: contract(),
      resolvers: [
        scalars,
        account,
        publicAccount,
        analysis,
        cart,
        catalogue,
        productFields,
        coming,
        config,
        content,
        credit,
        customers,
        fastOrder,
        feedback,
        files,
        groupRoles,
        handover,
        inquiry,
        mail,
        notifications,
        orders,
        permissions,
        promotions,
        purchases,
        restock,
        roles,
        session,
        sync,
        tenants,
      ] as never,
    }),
  )
}
