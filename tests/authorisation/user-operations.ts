import type { Operation } from './operation.ts'

/** A new user of each call: names are taken once. */
let created = 0

const user = (change: object) => ({
  username: `made.${(created += 1)}`,
  name: 'Made',
  email: '',
  emailConfirmations: [],
  sendEmail: true,
  sendEmailWarranty: false,
  isFakeEmail: false,
  language: '',
  role: 'guest',
  groupRole: '',
  limitation: '',
  customers: [],
  contentTargetMarkets: [],
  active: true,
  ...change,
})

/** Calls of the administration of users. Ids are none: what they say of real ones is in server/modules/users. */
export const userOperations: Record<string, Operation> = {
  usersV2: { document: '{ usersV2(limit: 1) { count users { username } } }' },
  createData: { document: '{ createData { full roles { id } } }' },
  editData: { document: '{ editData(id: "0") { user { username } } }' },
  userDevices: { document: '{ userDevices(id: "0") { id } }' },
  permissionHolders: {
    document: '{ permissionHolders(permission: "page.news") { count rows { username } } }',
  },
  createUser: {
    document:
      'mutation($u: UserInput!) { createUser(user: $u, userAreas: []) { username userErrors { code } } }',
    variables: () => ({ u: user({}) }),
  },
  createUsers: {
    document:
      'mutation($u: [NewUserInput!]!) { createUsers(users: $u, check: true) { results { username userErrors { code } } } }',
    variables: () => ({ u: [{ user: user({}), userAreas: [], us: false }] }),
  },
  updateUser: {
    document:
      'mutation($u: UserInput!) { updateUser(id: "0", user: $u, userAreas: []) { username userErrors { code } } }',
    variables: () => ({ u: user({}) }),
  },
  deleteUser: { document: 'mutation { deleteUser(id: "0") { userErrors { code } } }' },
  sendUserLink: { document: 'mutation { sendUserLink(id: "0") { userErrors { code } } }' },
  endUserSessions: { document: 'mutation { endUserSessions(id: "0") { userErrors { code } } }' },
  resetSecondFactor: {
    document: 'mutation { resetSecondFactor(id: "0") { userErrors { code } } }',
  },
  viewAsUser: { document: 'mutation { viewAsUser(id: "0") { userErrors { code } } }' },
}
