import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type ValueNode,
} from 'graphql'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import { type Caller, requireSetUp, type User } from './context.ts'
import { failure, isDatabaseTrouble, isUnstorable } from './failure.ts'
import type { Operation } from './operation.ts'

/** Rights needed to ask for a field, read from `@allow` in the schema. */
export interface Rule {
  who: 'SIGNED_IN' | 'ANYONE'
  anyScope: Permission[]
}

const scopesOf = (value: ValueNode | undefined) =>
  value?.kind === Kind.LIST
    ? value.values.flatMap((item) => (item.kind === Kind.STRING ? [item.value as Permission] : []))
    : []

/** The rule of a root field. @throws Error for a field without `@allow`: such a schema must not start */
export function ruleOf(field: GraphQLField<unknown, unknown>): Rule {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'allow')
  if (!directive) throw new Error(`${field.name} has no @allow`)
  const argument = (name: string) => directive.arguments?.find((a) => a.name.value === name)?.value
  const who = argument('who')
  return {
    who: who?.kind === Kind.ENUM && who.value === 'ANYONE' ? 'ANYONE' : 'SIGNED_IN',
    anyScope: scopesOf(argument('anyScope')),
  }
}

/** Root fields by which a person sets up a second factor. */
const factorFields = new Set([
  'secondFactor',
  'startOneTimeCodes',
  'confirmOneTimeCodes',
  'startPasskey',
  'addPasskey',
])

/** Whether a field is part of what a person must do before anything else. */
const opensBeforeSetUp = ({ mustChangePassword }: User, field: string) =>
  mustChangePassword ? field === 'changePassword' : factorFields.has(field)

/**
 * Fields for everyone who is signed in that a shop's system needs in the catalogue it has opened. Its person is the maker of
 * its key, who hasn't logged in: whatever else is theirs stays closed to it.
 */
const punchOutFields = new Set([
  'activeUserAreaAnnouncements',
  'activeUserAreaBanners',
  'cart',
  'cartBook',
  'cartFreight',
  'cartFreightBenefits',
  'customerAreaV3',
  'customerShipmentRates',
  'merchantConfigs',
  'namedCart',
  'orderTypes',
  'punchOut',
  'salesCustomers',
  'simpleCart',
  'syncIntents',
  'unreadNotifications',
])

/** Context of a field's resolver while an operation is executed. */
export interface FieldContext extends Caller {
  operation: Operation
  /** Results of root fields by their name in the answer: an operation that is executed a second time does nothing twice. */
  settled?: ReadonlyMap<string | number, Promise<unknown>>
}

/** Puts session and permission in front of every root field, and the operation's request behind every other resolver. */
export function enforceAllow(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (roots.includes(type)) guardRoot(field, type === roots[0])
      else if (field.resolve) withRequest(field)
    }
  }
  return schema
}

function guardRoot(field: GraphQLField<unknown, unknown>, isQuery: boolean) {
  const rule = ruleOf(field)
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = async (source, args, context, info) => {
    const { operation, log, settled } = context as FieldContext
    const before = settled?.get(info.path.key)
    if (before) return before
    try {
      if (rule.who === 'ANYONE')
        return await operation.public(async () => resolve(source, args, context, info))
      const request = await operation.request()
      if (!opensBeforeSetUp(request.user, field.name)) requireSetUp(request.user)
      const isClosed =
        request.user.punchOut && rule.anyScope.length === 0 && !punchOutFields.has(field.name)
      if (isClosed || !hasScope(request.user.permissions, rule.anyScope))
        throw failure('FORBIDDEN', { anyScope: rule.anyScope })
      return await resolve(source, args, request, info)
    } catch (error) {
      if (!isQuery) operation.fail(error)
      throw coded(error, log)
    }
  }
}

/** A field below the root reads in the transaction of its operation; a value that is there is not waited for. */
function withRequest(field: GraphQLField<unknown, unknown>) {
  const resolve = field.resolve!
  field.resolve = (source, args, context, info) => {
    const { operation, log } = context as FieldContext
    try {
      const value: unknown = operation.entered
        ? resolve(source, args, operation.entered, info)
        : operation.request().then((request) => resolve(source, args, request, info))
      return value instanceof Promise
        ? value.catch((error: unknown) => {
            throw coded(error, log)
          })
        : value
    } catch (error) {
      throw coded(error, log)
    }
  }
}

/** Turns the database's own errors into codes that a client acts on. */
function coded(error: unknown, log: Caller['log']): unknown {
  if (isUnstorable(error)) return failure('BAD_INPUT')
  if (!isDatabaseTrouble(error)) return error
  log.error(error, 'database trouble')
  return failure('UNAVAILABLE')
}
