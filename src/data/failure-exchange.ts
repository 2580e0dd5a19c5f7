import { mapExchange, type Exchange } from '@urql/core'
import { type Failure, failureOf } from './failure.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** Whoever asks says himself what failed, or the specification wants silence. */
    silent?: boolean
  }
}

/**
 * Tells of each answer that failed where nobody else does: a mutation, or a question whose last answer stays on the screen.
 * A question without any answer shows its failure in its own place. Stands before `keepLastData`.
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
