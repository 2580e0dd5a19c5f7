import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { documentTypes } from '#domain/content/content-fields.ts'

/** Kinds of sales documents, in words. */
export const typeWords: Record<(typeof documentTypes)[number], MessageDescriptor> = {
  sales: msg`Sales documents`,
  technical: msg`Technical documents`,
}
