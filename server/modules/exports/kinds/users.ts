import * as v from 'valibot'
import { searchWords } from '../../../db/page.ts'
import { filterArgs, filterSql, lookedAfterSql } from '../../users/user-store.ts'
import { exportKind } from '../export-kind.ts'

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
)

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
  },
  words: {
    en: {
      title: 'Users',
      columns: {
        username: 'Username',
        name: 'Name',
        email: 'Email',
        role: 'Role',
        groupRole: 'Group role',
        limitation: 'Limitation',
        areas: 'Areas',
        language: 'Language',
        active: 'Active',
        createdOn: 'Created on',
      },
    },
    de: {
      title: 'Benutzer',
      columns: {
        username: 'Benutzername',
        name: 'Name',
        email: 'E-Mail',
        role: 'Rolle',
        groupRole: 'Gruppenrolle',
        limitation: 'Einschränkung',
        areas: 'Gebiete',
        language: 'Sprache',
        active: 'Aktiv',
        createdOn: 'Angelegt am',
      },
    },
    fr: {
      title: 'Utilisateurs',
      columns: {
        username: 'Identifiant',
        name: 'Nom',
        email: 'E-mail',
        role: 'Rôle',
        groupRole: 'Groupe de rôles',
        limitation: 'Limitation',
        areas: 'Secteurs',
        language: 'Langue',
        active: 'Actif',
        createdOn: 'Créé le',
      },
    },
    id: {
      title: 'Pengguna',
      columns: {
        username: 'Nama pengguna',
        name: 'Nama',
        email: 'Email',
        role: 'Peran',
        groupRole: 'Grup peran',
        limitation: 'Batasan',
        areas: 'Area',
        language: 'Bahasa',
        active: 'Aktif',
        createdOn: 'Dibuat pada',
      },
    },
    ms: {
      title: 'Pengguna',
      columns: {
        username: 'Nama pengguna',
        name: 'Nama',
        email: 'E-mel',
        role: 'Peranan',
        groupRole: 'Kumpulan peranan',
        limitation: 'Had',
        areas: 'Kawasan',
        language: 'Bahasa',
        active: 'Aktif',
        createdOn: 'Dicipta pada',
      },
    },
  },
  rows: ({ search, active, ...asked }, { userId, timeZone }) => ({
    sql: `SELECT u.username, u.name, u.email, u.role, (SELECT g.description FROM group_role g WHERE g.id = u.group_role_id) AS "groupRole", u.limitation,
        (SELECT string_agg(concat_ws(':', a.sorg, a.limitation, a.value, a.option), ' ' ORDER BY a.sorg, a.limitation, a.value) FROM user_area a WHERE a.of_user = u.id) AS areas,
        u.language, CASE WHEN u.active THEN 'yes' ELSE 'no' END AS active, to_char(u.created_at AT TIME ZONE $8, 'YYYY-MM-DD') AS "createdOn"
      FROM app_user u WHERE ${lookedAfterSql} AND ${filterSql}
        AND NOT EXISTS (SELECT 1 FROM unnest($9::text[]) word WHERE lower(concat_ws(' ', u.username, u.name, u.email)) NOT LIKE '%' || word || '%')
      ORDER BY lower(u.name), u.id`,
    args: [
      userId,
      ...filterArgs({ ...asked, active: active === undefined ? null : active === 'yes' }),
      timeZone,
      searchWords(search),
    ],
  }),
})
