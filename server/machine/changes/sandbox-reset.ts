import * as v from 'valibot'
import { askReset } from '../../sandbox/ask-reset.ts'
import { once } from '../idempotency.ts'
import { operation } from '../operations.ts'
import { Problem } from '../problem.ts'
import { authorOf } from './change.ts'

export const sandboxReset = operation({
  method: 'POST',
  path: '/sandbox/reset',
  scope: 'sandbox.reset',
  id: 'reset-sandbox',
  tag: 'sandbox',
  summary: 'Puts the sandbox back to how it was made',
  description:
    'Only in a sandbox; a real tenant is refused. It takes about a minute: the portal is closed for maintenance meanwhile, `resetting` of `GET /key` says when it is done. People, keys and webhooks stay.',
  answer: v.object({ resetting: v.literal(true) }),
  refuses: ['no_sandbox'],
  handle: (asked) =>
    once(asked, null, async (tx) => {
      if (!(await askReset(authorOf(asked, tx)))) throw new Problem('no_sandbox')
      return { resetting: true as const }
    }),
})
