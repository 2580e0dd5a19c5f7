import type { OperationContext } from '@urql/core'

/** Suppresses error messages, for callers that show failures in place or not at all (banners, customer lists). */
export const silent: Partial<OperationContext> = { silent: true }
