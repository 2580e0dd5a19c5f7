import type { RequestContext } from '../../context.ts'
import { repliesSql } from '../inbox/reply.ts'

/** An inquiry as the office reads it. */
export interface InquiryRow {
  id: string
  name: string
  reason: string
  goal: string
  address: string
  city: string
  state: string
  country: string
  postalCode: string | null
  email: string
  phone: string
  web: string | null
  createdAt: never
  answeredAt: never
  answeredBy: string | null
  replies: never
  acceptedCustomer: string | null
  acceptedUser: string | null
}

/** SQL of all inquiries with their replies. */
export const inquiriesSql = `SELECT q.id::text, q.name, q.reason, q.goal, q.address, q.city, q.state, q.country, q.postal_code AS "postalCode", q.email, q.phone, q.web,
    q.created_at AS "createdAt", q.answered_at AS "answeredAt", q.answered_by AS "answeredBy", ${repliesSql('inquiry', 'q.id')} AS replies,
    q.accepted_customer AS "acceptedCustomer", q.accepted_user AS "acceptedUser"
  FROM customer_inquiry q`

/** Reads an inquiry, and holds it until the transaction ends; null: there is none. */
export const readInquiry = async ({ tx }: RequestContext, id: string): Promise<InquiryRow | null> =>
  (await tx.query<InquiryRow>(`${inquiriesSql} WHERE q.id::text = $1 FOR UPDATE OF q`, [id]))[0] ??
  null
