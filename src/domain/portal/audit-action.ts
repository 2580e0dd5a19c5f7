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
  'import.undone',
  'inquiry.answered',
  'inquiry.reopened',
  'mail.resent',
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

/** Records that are created, changed and deleted in one way (`server/save-record.ts`), by the first word of their actions. */
export type RecordKind<Action extends AuditAction = AuditAction> =
  Action extends `${infer Kind}.deleted` ? Kind : never
