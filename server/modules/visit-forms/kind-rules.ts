import type { RequestContext } from '../../context.ts'

/** Checks the kind of an entry of a list: it must be there, and stay where visits have the entry. */
export async function refusedKind(
  { tx }: Pick<RequestContext, 'tx'>,
  kind: string,
  before: { kind: string; used: boolean } | undefined,
): Promise<readonly [code: string, field: string] | null> {
  if (before?.used && before.kind !== kind) return ['kind_fixed', 'kind']
  const [known] = await tx.query('SELECT 1 FROM visit_form WHERE kind = $1', [kind])
  return known ? null : ['kind_unknown', 'kind']
}

/** Tables whose entries visits choose. */
type ListTable = 'visit_choice' | 'visit_series'

/** Notes that visits have these answers, so that none is deleted. */
export async function markUsed(
  { tx }: Pick<RequestContext, 'tx'>,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query('UPDATE visit_form SET used = true WHERE kind = $1 AND NOT used', [kind])
  const tables: readonly ListTable[] = ['visit_choice', 'visit_series']
  if (ids.length > 0)
    for (const table of tables)
      await tx.query(
        `UPDATE ${table} SET used = true WHERE id::text = ANY ($1::text[]) AND NOT used`,
        [ids],
      )
}
