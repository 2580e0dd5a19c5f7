import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** Says that a document has something that is not compiled: conditions, unions, introspection, several changes at once. */
export class NotCompiled extends Error {
  override name = 'NotCompiled'
}

/** The fields that a selection asks of an object, by their name in the answer; one asked for twice is one. @throws NotCompiled */
export function collectFields(
  document: DocumentNode,
  type: GraphQLObjectType,
  selections: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const collect = (selection: SelectionSetNode) => {
    for (const node of selection.selections) {
      if (node.directives?.length) throw new NotCompiled()
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        found.set(key, [...(found.get(key) ?? []), node])
        continue
      }
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : document.definitions.find(
              (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
            )
      if (!fragment || !('selectionSet' in fragment) || !('typeCondition' in fragment))
        throw new NotCompiled()
      if (fragment.typeCondition && fragment.typeCondition.name.value !== type.name)
        throw new NotCompiled()
      if (fragment.directives?.length) throw new NotCompiled()
      collect(fragment.selectionSet)
    }
  }
  for (const selection of selections) if (selection) collect(selection)
  return found
}
