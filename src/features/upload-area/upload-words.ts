import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words of the codes that a row of a file is refused with. */
export const rowWords: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`Article code, sales organization and attribute must be filled in`,
  too_long: msg`A name can have 60 characters, a value 200`,
  twice: msg`The file has this row more than once`,
  unknown_article: msg`There is no article with this code`,
  unknown_sorg: msg`You have no sales organization with this code`,
  not_sold_here: msg`This sales organization doesn’t have the article`,
  not_deleted: msg`This article isn’t deleted`,
  no_attribute: msg`The article has no such attribute to remove`,
  of_erp: msg`This attribute comes from the ERP. You can replace its value, but not remove it`,
  too_many_attributes: msg`The article already has 50 uploaded attributes`,
}
