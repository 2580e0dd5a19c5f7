import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScreenFacts } from '#shell/navigation/screen.ts'
import { hasScope } from '#domain/account/permissions.ts'

/** The kinds of sales documents by their segment of the address; any other segment is a record's id. */
export const typeTitles: Record<string, MessageDescriptor> = {
  sales: msg`Sales documents`,
  technical: msg`Technical documents`,
}

/** Editors find the documents in the administration instead. */
export const readsOnly = ({ user }: ScreenFacts) =>
  !hasScope(user.permissions, ['sales-document.cu'])
