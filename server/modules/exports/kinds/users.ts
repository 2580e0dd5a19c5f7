import * as v from 'valibot'
import { userHeadings } from '#domain/users/user-headings.ts'
import { searchWords } from '../../../db/page.ts'
import {
  filterArgs,
  filterSql,
  heldSql,
  lastLoginSql,
  lookedAfterSql,
} from '../../users/user-store.ts'
import { exportKind } from '../export-kind.ts'

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
)

const yesNo = (condition: string) => `CASE WHEN ${condition} THEN 'yes' ELSE 'no' END`

/** Users that the administrator looks after, one row each. */
export const userList = exportKind({
  scopes: ['page.user-management', 'page.user-management-us'],
  ofCustomer: false,
  filter: v.object({
    search: v.optional(v.string()),
    role: v.optional(v.string()),
    groupRoleIds: v.optional(words),
    limitations: v.optional(words),
    permission: v.optional(v.string()),
    active: v.optional(v.picklist(['yes', 'no'])),
  }),
  columns: {
    username: 'text',
    name: 'text',
    email: 'text',
    role: 'text',
    groupRole: 'text',
    limitation: 'text',
    areas: 'text',
    language: 'text',
    active: 'text',
    createdOn: 'day',
    roles: 'text',
    customers: 'text',
    emailConfirmations: 'text',
    sendEmail: 'text',
    sendEmailWarranty: 'text',
    isFakeEmail: 'text',
    targetMarkets: 'text',
    lastLogin: 'text',
  },
  words: {
    en: { title: 'Users', columns: userHeadings.en },
    de: { title: 'Benutzer', columns: userHeadings.de },
    fr: { title: 'Utilisateurs', columns: userHeadings.fr },
    id: { title: 'Pengguna', columns: userHeadings.id },
    ms: { title: 'Pengguna', columns: userHeadings.ms },
  },
  async rows({ search, active, ...asked }, { tx, userId, timeZone }) {
    // As in the list: one who looks after all users finds them by the codes of all customers.
    const [own] = await tx.query<{ full: boolean }>(
      `SELECT 'page.user-management' IN (${heldSql('me')}) AS full FROM app_user me WHERE me.id = $1`,
      [userId],
    )
    if (own?.full) await tx.query('SELECT see_all_customers()')
    return {
      sql: `SELECT u.username, u.name, u.email, u.role, (SELECT g.description FROM group_role g WHERE g.id = u.group_role_id) AS "groupRole", u.limitation,
        (SELECT string_agg(concat_ws(':', a.sorg, a.limitation, a.value, a.option), ' ' ORDER BY a.sorg, a.limitation, a.value) FROM user_area a WHERE a.of_user = u.id) AS areas,
        u.language, ${yesNo('u.active')} AS active, to_char(u.created_at AT TIME ZONE $8, 'YYYY-MM-DD') AS "createdOn",
        array_to_string(ARRAY(SELECT u.role UNION SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id ORDER BY 1), ' ') AS roles,
        c.codes AS customers, array_to_string(u.email_confirmations, ' ') AS "emailConfirmations", ${yesNo('u.send_email')} AS "sendEmail",
        ${yesNo('u.send_email_warranty')} AS "sendEmailWarranty", ${yesNo('u.is_fake_email')} AS "isFakeEmail",
        (SELECT string_agg(m.market_name, '; ' ORDER BY m.market_name) FROM user_target_market t JOIN content_target_market m ON m.id = t.market WHERE t.of_user = u.id) AS "targetMarkets",
        to_char(${lastLoginSql('u')} AT TIME ZONE $8, 'YYYY-MM-DD HH24:MI') AS "lastLogin"
      FROM app_user u
      CROSS JOIN LATERAL (SELECT array_to_string(ARRAY(SELECT c.r3 FROM user_customer o JOIN customer c ON c.id = o.customer WHERE o.of_user = u.id ORDER BY 1), ' ') AS codes) c
      WHERE ${lookedAfterSql} AND ${filterSql}
        AND NOT EXISTS (SELECT 1 FROM unnest($9::text[]) word WHERE lower(concat_ws(' ', u.username, u.name, u.email, c.codes)) NOT LIKE '%' || word || '%')
      ORDER BY lower(u.name), u.id`,
      args: [
        userId,
        ...filterArgs({ ...asked, active: active === undefined ? null : active === 'yes' }),
        timeZone,
        searchWords(search),
      ],
    }
  },
})
