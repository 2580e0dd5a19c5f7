import type { OperationContext } from '@urql/core'

/** What runs beside the screens: nobody asked for it by a press, so a failure of it interrupts nobody. */
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
