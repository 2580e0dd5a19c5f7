import type {
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { objectTypes, optionalFields } from './object-types.gen.ts'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type Variables = Record<string, unknown>

/** A device answers whole documents or nothing: this one has something it does not know. */
class Unknown extends Error {}

/** Top-level field of a document. */
export interface AskedField {
  name: string
  key: string
  args: Record<string, unknown>
  selection: SelectionSetNode | undefined
}

function valueOf(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case 'Variable':
      return variables[node.name.value]
    case 'NullValue':
      return null
    case 'IntValue':
    case 'FloatValue':
      return Number(node.value)
    case 'ListValue':
      return node.values.map((value) => valueOf(value, variables))
    case 'ObjectValue':
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]),
      )
    default:
      return node.value
  }
}

/** The fields a document asks for; null when it is no question, or asks for what stands in a fragment. */
export function askedFields(document: DocumentNode, variables: Variables): AskedField[] | null {
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )
  if (operation?.operation !== 'query') return null
  const fields: AskedField[] = []
  for (const node of operation.selectionSet.selections) {
    if (node.kind !== 'Field' || node.directives?.length) return null
    if (node.name.value === '__typename') continue
    const args = Object.fromEntries(
      (node.arguments ?? []).map(({ name, value }) => [name.value, valueOf(value, variables)]),
    )
    fields.push({
      name: node.name.value,
      key: (node.alias ?? node.name).value,
      args,
      selection: node.selectionSet,
    })
  }
  return fields
}

/**
 * Selects the requested fields of a value, with type names.
 * @throws Error when a field is missing
 */
function pick(
  value: unknown,
  type: string,
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
): unknown {
  if (value === null || value === undefined || !selection) return value
  if (Array.isArray(value)) return value.map((one) => pick(one, type, selection, fragments))
  const picked: Record<string, unknown> = {}
  for (const node of selection.selections) {
    if (node.directives?.length) throw new Unknown('directive')
    if (node.kind !== 'Field') {
      const fragment = node.kind === 'InlineFragment' ? node : fragments.get(node.name.value)
      if (!fragment) throw new Unknown('fragment')
      Object.assign(picked, pick(value, type, fragment.selectionSet, fragments))
      continue
    }
    const name = node.name.value
    const own = name === '__typename' ? type : (value as Record<string, unknown>)[name]
    // What may be missing is missing; what may not, the device must not make up.
    if (own === undefined && !optionalFields[type]?.includes(name))
      throw new Unknown(`${type}.${name}`)
    picked[(node.alias ?? node.name).value] = pick(
      own ?? null,
      objectTypes[type]?.[name] ?? '',
      node.selectionSet,
      fragments,
    )
  }
  return picked
}

/**
 * A document's answer, made of the whole values of its fields.
 * @param values of each field, in the order of `fields` @returns null when something was asked for that they lack
 */
export function shapeAnswer(
  document: DocumentNode,
  fields: readonly AskedField[],
  values: readonly unknown[],
): Record<string, unknown> | null {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [],
    ),
  )
  try {
    const picked = fields.map(
      ({ name, key, selection }, n) =>
        [key, pick(values[n], objectTypes.Query?.[name] ?? '', selection, fragments)] as const,
    )
    return { __typename: 'Query', ...Object.fromEntries(picked) }
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}
