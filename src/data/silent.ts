import type { OperationContext } from '@urql/core'

/** For whoever shows a failure in its own place, or wants silence (banners, customer lists). */
export const silent: Partial<OperationContext> = { silent: true }
