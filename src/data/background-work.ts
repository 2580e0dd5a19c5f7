import type { OperationContext } from '@urql/core'

/** Work beside the screens that no press asked for, so that its failure interrupts no work. */
export type BackgroundWork =
  | 'promotion'
  | 'announcements'
  | 'customers'
  | 'push'
  | 'manifest'
  | 'worker'

/** Context of a question in the background: how it ended is noted, not shown at once. */
export const inBackground = (work: BackgroundWork): Partial<OperationContext> => ({
  silent: true,
  work,
})
