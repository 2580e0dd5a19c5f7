import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScreenFacts } from '#shell/navigation/screen.ts'
import { hasScope } from '#domain/account/permissions.ts'

/** The kinds of marketing material by their segment of the address; any other segment is a record's id. */
export const typeTitles: Record<string, MessageDescriptor> = {
  'brand-assets': msg`Brand assets`,
  'product-lineup': msg`Product line-up`,
}

/** Editors find the material in the administration instead. */
export const readsOnly = ({ user }: ScreenFacts) =>
  !hasScope(user.permissions, ['marketing-material.cud'])
