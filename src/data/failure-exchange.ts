import { mapExchange, type Exchange } from '@urql/core'
import type { BackgroundWork } from './background-work.ts'
import { type Failure, failureOf } from './failure.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** The caller shows the failure itself, or the specification wants none shown. */
    silent?: boolean
    /** The piece of background work that the question belongs to. */
    work?: BackgroundWork
  }
}

/**
 * Reports failed answers that no screen shows: mutations, and queries whose last answer stays visible. A query without
 * any answer shows its failure in place. Runs before `keepLastData`.
 */
export function failureExchange(
  tell: (failure: Failure, kind: 'query' | 'mutation') => void,
  note: (work: BackgroundWork, worked: boolean) => void = () => {},
): Exchange {
  return mapExchange({
    onResult({ operation: { kind, context }, error, data }) {
      if (context.work) note(context.work, !error)
      if (!error || context.silent || (kind !== 'mutation' && kind !== 'query')) return
      if (kind === 'mutation' || data) tell(failureOf(error), kind)
    },
  })
}
