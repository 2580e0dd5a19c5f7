import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditAction } from '#domain/portal/audit-action.ts'

const words: Record<AuditAction, MessageDescriptor> = {
  'feed.imported': msg`Feed imported`,
  'file.attached': msg`File attached`,
  'file.detached': msg`File removed`,
  'file.ordered': msg`Pictures reordered`,
  'file.uploaded': msg`File uploaded`,
  'group-role.created': msg`Group role created`,
  'group-role.deleted': msg`Group role deleted`,
  'group-role.updated': msg`Group role changed`,
  'import.undone': msg`Import undone`,
  'inquiry.answered': msg`Inquiry answered`,
  'inquiry.reopened': msg`Inquiry reopened`,
  'machine-key.created': msg`Machine key created`,
  'machine-key.deleted': msg`Machine key deleted`,
  'machine-key.revoked': msg`Machine key revoked`,
  'machine-key.updated': msg`Machine key changed`,
  'mail.resent': msg`Email sent again`,
  'order.acknowledged': msg`Order acknowledged`,
  'order.placed': msg`Order placed`,
  'order.resent': msg`Order sent to the ERP again`,
  'order-limits.updated': msg`Order limits changed`,
  'password.changed': msg`Password changed`,
  'permission.created': msg`Permission created`,
  'permission.deleted': msg`Permission deleted`,
  'permission.updated': msg`Permission changed`,
  'profile.updated': msg`Profile changed`,
  'quote.accepted': msg`Quote accepted`,
  'quote.created': msg`Quote created`,
  'quote.declined': msg`Quote declined`,
  'quote.mailed': msg`Quote emailed`,
  'quote.ordered': msg`Quote ordered`,
  'quote.withdrawn': msg`Quote withdrawn`,
  'role.created': msg`Role created`,
  'role.deleted': msg`Role deleted`,
  'role.updated': msg`Role changed`,
  'search-synonym.created': msg`Search synonym created`,
  'search-synonym.deleted': msg`Search synonym deleted`,
  'search-synonym.updated': msg`Search synonym changed`,
  'session.closed': msg`Logged out`,
  'session.customer-changed': msg`Customer changed`,
  'session.opened': msg`Logged in`,
  'session.refused': msg`Login refused`,
  'session.revoked': msg`Device signed out`,
  'setting.changed': msg`Setting changed`,
  'user.updated': msg`User changed`,
}

/** Returns an action in words; one of an older build as it is stored. */
export const actionWords = (i18n: I18n, action: string): string =>
  action in words ? i18n._(words[action as AuditAction]) : action
