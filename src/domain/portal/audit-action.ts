/** Actions in the audit log: the entity, and what was done to it. */
export const auditActions = [
  'feed.imported',
  'file.attached',
  'file.detached',
  'file.ordered',
  'file.uploaded',
  'group-role.created',
  'group-role.deleted',
  'group-role.updated',
  'inquiry.answered',
  'inquiry.reopened',
  'order.placed',
  'order.resent',
  'order-limits.updated',
  'password.changed',
  'permission.created',
  'permission.deleted',
  'permission.updated',
  'profile.updated',
  'quote.accepted',
  'quote.created',
  'quote.declined',
  'quote.mailed',
  'quote.ordered',
  'quote.withdrawn',
  'role.created',
  'role.deleted',
  'role.updated',
  'search-synonym.created',
  'search-synonym.deleted',
  'search-synonym.updated',
  'session.closed',
  'session.customer-changed',
  'session.opened',
  'session.refused',
  'session.revoked',
  'setting.changed',
  'user.updated',
] as const

export type AuditAction = (typeof auditActions)[number]

/** Lines of an older build may have an action that this one does not know. */
export const isAuditAction = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action)
