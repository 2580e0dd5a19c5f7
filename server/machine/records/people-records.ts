import { flag, list, maybe, moment, text, texts, whole } from './fields.ts'
import type { MachineRecord } from './record.ts'

export const users: MachineRecord = {
  path: 'users',
  scope: 'users.read',
  title: 'users with their customers and areas',
  from: 'app_user t',
  key: { name: 'username', sql: 't.username', type: 'text' },
  fields: {
    username: text('t.username'),
    name: text('t.name'),
    email: maybe(text('t.email')),
    role: text('t.role'),
    language: maybe(text('t.language')),
    active: flag('t.active'),
    created_at: moment('t.created_at'),
    last_seen_at: maybe(
      moment(
        '(SELECT max(s.last_used_at) FROM session s WHERE s.tenant_id = t.tenant_id AND s.user_id = t.id AND s.viewed_from IS NULL)',
        'Null: not within the time for which sessions are kept',
      ),
    ),
    customers: texts(
      'ARRAY(SELECT c.r3 FROM user_customer m JOIN customer c ON c.id = m.customer WHERE m.tenant_id = t.tenant_id AND m.of_user = t.id ORDER BY 1)',
      'Codes (r3) of their own customers',
    ),
    areas: list('user_area a WHERE a.tenant_id = t.tenant_id AND a.of_user = t.id', 'a.id', {
      sorg: text('a.sorg'),
      limitation: maybe(text('a.limitation')),
      value: maybe(text('a.value')),
    }),
  },
}

const answered = {
  answered_at: maybe(moment('t.answered_at', 'Null: open')),
  answered_by: maybe(text('t.answered_by')),
}

/** Replies to what lies in an inbox. */
const replies = (inbox: 'inquiry' | 'feedback') =>
  list(
    `inbox_reply r WHERE r.tenant_id = t.tenant_id AND r.inbox = '${inbox}' AND r.entry = t.id`,
    'r.id',
    {
      text: text('r.text'),
      written_by: text('r.written_by'),
      at: moment('r.created_at'),
    },
  )

export const inquiries: MachineRecord = {
  path: 'inquiries',
  scope: 'inquiries.read',
  title: 'inquiries of people who want to become customers',
  from: 'customer_inquiry t',
  key: { name: 'id', sql: 't.id', type: 'int' },
  fields: {
    id: whole('t.id'),
    reason: text('t.reason'),
    goal: text('t.goal'),
    name: text('t.name'),
    address: text('t.address'),
    city: text('t.city'),
    state: text('t.state'),
    postal_code: maybe(text('t.postal_code')),
    country: text('t.country'),
    email: text('t.email'),
    phone: text('t.phone'),
    web: maybe(text('t.web')),
    created_at: moment('t.created_at'),
    ...answered,
    accepted_customer: maybe(
      text('t.accepted_customer', 'Code (r3) of the customer that was made of it'),
    ),
    replies: replies('inquiry'),
  },
}

export const feedback: MachineRecord = {
  path: 'feedback',
  scope: 'feedback.read',
  title: 'messages of consumer voice',
  from: 'customer_feedback t LEFT JOIN app_user u ON u.id = t.user_id LEFT JOIN customer c ON c.id = t.for_customer',
  key: { name: 'id', sql: 't.id', type: 'int' },
  fields: {
    id: whole('t.id'),
    customer: maybe(text('c.r3', 'Code (r3) of the customer that the person worked for')),
    message: text('t.message'),
    created_at: moment('t.created_at'),
    created_by: maybe(text('u.username')),
    ...answered,
    replies: replies('feedback'),
  },
}

/** Wishes to be told when articles are back; how many people wait for what, not who. */
export const restockAlerts: MachineRecord = {
  path: 'restock-alerts',
  scope: 'restock-alerts.read',
  title: 'restock alerts: articles that people wait for, with how many do',
  from: `(SELECT a.code || '@' || s.sorg AS id, a.code, s.sorg, count(*)::int AS people, min(s.created_at) AS since FROM restock_subscription s
    JOIN article a ON a.id = s.article_id GROUP BY a.code, s.sorg) t`,
  key: { name: 'id', sql: 't.id', type: 'text' },
  fields: {
    id: text('t.id'),
    article: text('t.code'),
    sorg: text('t.sorg'),
    people: whole('t.people'),
    since: moment('t.since', 'First of the alerts that are still open'),
  },
}
