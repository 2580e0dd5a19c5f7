import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** Returns whether a field's own selection names one of these fields, directly or in a fragment; deeper fields do not count. */
export function selects(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  ...names: string[]
): boolean {
  const within = (selection: SelectionSetNode | undefined): boolean =>
    !!selection?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return names.includes(node.name.value)
      return within(
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments[node.name.value]?.selectionSet,
      )
    })
  return fieldNodes.some(({ selectionSet }) => within(selectionSet))
}
