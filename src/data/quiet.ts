import type { OperationContext } from '@urql/core'

/** For whoever shows a failure in its own place, or wants silence (document 1 section 8: banners, customer lists). */
export const quiet: Partial<OperationContext> = { quiet: true }
