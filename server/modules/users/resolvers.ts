import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord } from '../../save-record.ts'
import { mailFactorChange } from '../second-factor/mail-factor-change.ts'
import { removeFactors } from '../second-factor/factor-store.ts'
import { createUsers } from './create-users.ts'
import { presentUsers, readChoices } from './present-users.ts'
import { linkRefusal, saveUser, sendLink } from './save-user.ts'
import { refuseDeactivation, usesUsForm } from './user-guard.ts'
import { endSessions, readDevices } from './user-sessions.ts'
import { administering, readUser, userPage, type UserRow } from './user-store.ts'
import { readHolders, readView } from './user-view.ts'

/** Runs a change of a user that the administrator looks after; others are as unknown as those that are not there. */
const changing = <Answer extends object>(
  entered: RequestContext,
  id: string,
  work: (request: RequestContext, row: UserRow) => Promise<Answer>,
) =>
  administering(entered, async (request) => {
    const row = await readUser(request.tx, request.user.id, id)
    return row ? work(request, row) : refused('unknown_user', 'id')
  })

const present = async (request: RequestContext, id: string) => {
  const row = await readUser(request.tx, request.user.id, id)
  return row ? (await presentUsers(request, [row]))[0]! : null
}

/** A save's answer as the contract has it: with the user, unless it was refused. */
async function answered(request: RequestContext, save: Awaited<ReturnType<typeof saveUser>>) {
  const { userId, ...answer } = save
  if (userId === undefined) return answer
  return { ...answer, user: await present(request, userId) }
}

export const Query: QueryResolvers<RequestContext> = {
  usersV2: (_, asked, entered) =>
    administering(entered, async (request) => {
      const { rows, ...page } = await userPage(request.tx, request.user.id, asked)
      return { ...page, users: await presentUsers(request, rows) }
    }),
  createData: (_, __, entered) => administering(entered, readChoices),
  editData: (_, { id }, entered) =>
    administering(entered, async (request) => {
      const row = await readUser(request.tx, request.user.id, id)
      const [user] = row ? await presentUsers(request, [row]) : []
      return { user: user ?? null, choices: await readChoices(request) }
    }),
  userDevices: (_, { id }, entered) =>
    administering(entered, async (request) => {
      const row = await readUser(request.tx, request.user.id, id)
      return row ? readDevices(request, row) : []
    }),
  permissionHolders: (_, asked, { tx }) => readHolders(tx, asked),
}

export const Mutation: MutationResolvers<RequestContext> = {
  createUser: (_, given, entered) =>
    administering(entered, async (request) => {
      const access = usesUsForm(request, given.us) ? 'link' : 'password'
      return answered(request, await saveUser(request, { ...given, access }))
    }),
  createUsers: (_, { users, check }, entered) =>
    administering(entered, (request) => createUsers(request, users, check === true)),
  updateUser: (_, { generatePassword, ...given }, entered) =>
    changing(entered, given.id, async (request, stored) => {
      const access = generatePassword ? 'password' : 'none'
      return answered(request, await saveUser(request, { ...given, stored, access }))
    }),
  deleteUser: (_, { id }, entered) =>
    changing(entered, id, async (request) => {
      const { tx, user } = request
      const answer = await deleteRecord(request, {
        kind: 'user',
        id,
        read: (_tx, wanted) => readUser(tx, user.id, wanted),
        target: ({ username }) => username,
        refuse: (before) =>
          before.active ? refuseDeactivation(request, before) : 'already_inactive',
        remove: () =>
          tx.query('UPDATE app_user SET active = false, imported = false WHERE id = $1::int', [id]),
      })
      return answer.userErrors.length > 0 ? answer : { ...answer, user: await present(request, id) }
    }),
  sendUserLink: (_, { id }, entered) =>
    changing(entered, id, async (request, row) => {
      const refusal = linkRefusal(row)
      if (refusal) return refused(refusal)
      await sendLink(request, row)
      return done('Link sent', { user: await present(request, id) })
    }),
  endUserSessions: (_, { id, device }, entered) =>
    changing(entered, id, async (request, row) => {
      const ended = await endSessions(request, row, device ?? null)
      if (device && ended === 0) return refused('unknown_device', 'device')
      return done('Sessions ended', { user: await present(request, id) })
    }),
  resetSecondFactor: (_, { id }, entered) =>
    changing(entered, id, async (request, row) => {
      // One's own are removed in the account, with the password.
      if (id === String(request.user.id)) return refused('own_account')
      const before = await removeFactors(request.tx, Number(id), request.clock())
      if (!before) return refused('no_second_factor')
      await audit(request, { action: 'user.second-factor-reset', target: row.username, before })
      await mailFactorChange(request, Number(id), { kind: 'all_removed' })
      return done('Second factors removed', { user: await present(request, id) })
    }),
  viewAsUser: (_, { id }, entered) =>
    changing(entered, id, async (request, row) => {
      if (!row.active) return refused('inactive')
      const user = (await present(request, id))!
      await audit(request, { action: 'user.viewed', target: row.username })
      return done('Viewed', { view: { user, ...(await readView(request, row)) } })
    }),
}
