import { mapExchange, type Exchange } from '@urql/core'
import { type Failure, failureOf } from './failure.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** The caller shows the failure itself, or the specification wants none shown. */
    silent?: boolean
  }
}

/**
 * Reports failed answers that no screen shows: mutations, and queries whose last answer stays visible. A query without
 * any answer shows its failure in place. Runs before `keepLastData`.
 */
export function failureExchange(
  tell: (failure: Failure, kind: 'query' | 'mutation') => void,
): Exchange {
  return mapExchange({
    onResult({ operation: { kind, context }, error, data }) {
      if (!error || context.silent || (kind !== 'mutation' && kind !== 'query')) return
      if (kind === 'mutation' || data) tell(failureOf(error), kind)
    },
  })
}
