import type { OperationContext } from '@urql/core'

/** For questions whose failure is shown in its own place, or not at all (document 1 section 8: banners, customer lists). */
export const quiet: Partial<OperationContext> = { quiet: true }
