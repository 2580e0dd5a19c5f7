import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import { type Caller, enter } from './context.ts'
import { failure, isDatabaseTrouble, isUnstorable } from './failure.ts'

/** Who may ask for a field, as `@allow` in the schema says. */
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

/** Puts session, permission and transaction in front of every root resolver: no resolver can be reached without them. */
export function enforceAllow(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) guard(field, root!)
  }
  return schema
}

function guard(field: GraphQLField<unknown, unknown>, root: GraphQLObjectType) {
  const rule = ruleOf(field)
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = async (source, args, caller, info) => {
    try {
      if (rule.who === 'ANYONE') return await resolve(source, args, caller, info)
      return await enter(caller as Caller, root.name === 'Query', async (request) => {
        if (request.user.mustChangePassword && field.name !== 'changePassword')
          throw failure('PASSWORD_CHANGE_REQUIRED')
        if (!hasScope(request.user.permissions, rule.anyScope))
          throw failure('FORBIDDEN', { anyScope: rule.anyScope })
        return resolve(
          source,
          args,
          { ...request, asksFor: (name: string) => asksFor(info, name) },
          info,
        )
      })
    } catch (error) {
      if (isUnstorable(error)) throw failure('BAD_INPUT')
      if (!isDatabaseTrouble(error)) throw error
      ;(caller as Caller).log.error(error, 'database trouble')
      throw failure('UNAVAILABLE')
    }
  }
}

/** Whether a root field's selection names a field, in it or in a fragment that it uses. */
function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const within = (selection: SelectionSetNode | undefined): boolean =>
    !!selection?.selections.some((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD)
        return within(fragments[node.name.value]?.selectionSet)
      return (node.kind === Kind.FIELD && node.name.value === name) || within(node.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }) => within(selectionSet))
}
