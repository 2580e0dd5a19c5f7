import * as v from 'valibot'
import { IntentFiles } from '#domain/sync/intent-file.ts'
import type { RequestContext } from '../../server/context.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type IntentHandler,
} from '../../server/modules/sync/intent-handler.ts'

/** A form of the tests: a note with documents, as claims and visit reports have them. */
const FormIntent = v.object({
  kind: v.literal('FORM'),
  args: v.object({ note: v.string(), files: IntentFiles }),
})

/** Links the form's documents to its note. */
async function linkForm(
  { tx, tenant }: RequestContext,
  { intent }: AcceptedIntent,
): Promise<{ status: 'applied' }> {
  const { note, files } = (intent as unknown as v.InferOutput<typeof FormIntent>).args
  for (const { id } of files)
    await tx.query(
      `INSERT INTO file_use (tenant_id, used_as, owner, file_id) VALUES ($1, 'form', $2, $3)`,
      [tenant.id, note, id],
    )
  return { status: 'applied' }
}

const formIntents = {
  kinds: ['FORM' as never],
  anyScope: [],
  files: ['document'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => linkForm(request, accepted)),
  }),
} satisfies IntentHandler

type Intents = typeof import('#domain/sync/intent.ts')
type Handlers = typeof import('../../server/modules/sync/handlers.ts')

/** Adds the form to the kinds that devices and servers know: no released kind has files yet. */
export function withFormIntent(intents: Intents) {
  return {
    ...intents,
    Intent: v.union([intents.Intent, FormIntent]),
    readIntent: (version: number, kind: string, args: unknown) =>
      kind === 'FORM'
        ? (v.safeParse(FormIntent, { kind, args }).output ?? null)
        : intents.readIntent(version, kind, args),
  }
}

/** Adds the form's handler to the server's. */
export function withFormHandler({ handlers, handlerOf }: Handlers) {
  return {
    handlers: [...handlers, formIntents],
    handlerOf: (kind: string) => (kind === 'FORM' ? formIntents : handlerOf(kind as never)),
  }
}
