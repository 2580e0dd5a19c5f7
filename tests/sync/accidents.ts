import { edit } from './world-edits.ts'
import { forgetAnswers, discardUnsent } from '#offline/sign-out.ts'
import type { Fault } from '../support/fake-network.ts'
import type { CrashPoint } from './actions.ts'
import { forgetRows } from './drafts.ts'
import type { Phone } from './phone.ts'
import { sorg } from './sync-server.ts'
import type { World } from './world.ts'

/** The session works for the other customer from now on. */
export async function switchCustomer(world: World, phone: Phone): Promise<void> {
  // The session's customer is the server's to know; a request on its way still speaks of the one before.
  if (phone.tabs.some(({ lines }) => lines.ask.holding + lines.order.holding > 0)) return
  const [first, second] = world.parts.customers
  phone.customerKey = phone.customerKey === first ? second : first
}

/** Signs one person out and the other in, in the same browser; a tab of the first may stay open. */
export async function switchUser(
  world: World,
  phone: Phone,
  unsent: 'keep' | 'discard',
  leaveTab: boolean,
): Promise<void> {
  const { database, userId } = phone
  await world.parts.seams.beforeSignOut?.(phone.device, userId, phone.customerKey)
  if (unsent === 'discard') {
    await excuse(world, phone, userId, 'attempts too')
    forgetRows(world, phone, userId)
    await discardUnsent(database, userId, phone.device.newId)
  }
  await forgetAnswers(database, userId)
  // Without its base a view can show what waits and nothing else.
  const waiting = new Set((await database.outbox.toArray()).map(({ mutationId }) => mutationId))
  phone.kept = phone.kept.filter(
    (entry) => entry.userId !== userId || waiting.has(entry.mutationId),
  )
  const [tab, ...others] = phone.tabs
  for (const other of others) other.stop()
  if (leaveTab && tab) phone.leftBehind.push(tab)
  else tab?.stop()
  const [first, second] = world.parts.users
  phone.userId = phone.cookie = userId === first ? second : first
  await phone.boot()
}

/** Shows an open tab of one person again, under another person's session. */
export async function oldTab(phone: Phone, faults: Fault[]): Promise<void> {
  const [tab] = phone.leftBehind
  if (!tab) return
  tab.lines.flush.faults.push(...faults)
  void tab.flush.run({ ignoreBackoff: true })
  await phone.quiet()
}

/** Excuses intents that may be lost or may have run: the outcome can never be known. */
async function excuse(
  world: World,
  phone: Phone,
  userId: string | null,
  attempts?: string,
): Promise<void> {
  const rows = await phone.database.outbox.toArray()
  for (const row of rows)
    if (userId === null || row.userId === userId) world.excused.add(row.mutationId)
  const open = attempts ? await phone.database.cartAttempts.toArray() : []
  for (const { attemptKey } of open) world.excused.add(attemptKey)
}

/** The browser has thrown the store away. */
export async function evict(world: World, phone: Phone): Promise<void> {
  await excuse(world, phone, null, 'attempts too')
  for (const { mutationId } of phone.kept) world.excused.add(`seen:${mutationId}`)
  forgetRows(world, phone, null)
  await phone.evict()
}

/** Another phone goes on with a copy of this one's profile. */
export async function clone(world: World, from: Phone, onto: Phone): Promise<void> {
  if (from === onto) return
  await evict(world, onto)
  onto.userId = onto.cookie = from.userId
  onto.customerKey = from.customerKey
  await onto.cloneFrom(from)
  await onto.crash()
}

/** Makes the given number of writes fail for lack of space. */
export async function full(
  world: World,
  phone: Phone,
  times: number,
  article: string,
): Promise<void> {
  let left = times
  const refuse = () => {
    if (left-- > 0) throw new DOMException('full', 'QuotaExceededError')
  }
  phone.database.outbox.hook('creating', refuse)
  await edit(world, phone, { kind: 'ADD', args: { sorg, article, qty: 1 } })
  phone.database.outbox.hook('creating').unsubscribe(refuse)
}

/** The browser is gone at a named moment. */
export async function crash(world: World, phone: Phone, at: CrashPoint): Promise<void> {
  const tab = phone.tab(0)
  const stop = () => {
    throw new DOMException('gone', 'AbortError')
  }
  if (at === 'before_send') tab.lines.flush.faults.unshift('hold_request')
  if (at === 'before_answer') tab.lines.flush.faults.unshift('lose_answer_silently')
  if (at === 'in_settle') phone.database.outbox.hook('deleting', stop)
  if (at === 'in_base')
    for (const moment of ['creating', 'updating'] as const)
      for (const table of [phone.database.cartSnapshots, phone.database.cartBooks])
        table.hook(moment as 'creating', stop)
  if (at === 'in_append') {
    phone.database.outbox.hook('creating', stop)
    await edit(world, phone, { kind: 'ADD', args: { sorg, article: 'A', qty: 1 } })
  }
  void tab.flush.run({ ignoreBackoff: true })
  await phone.quiet()
  await phone.crash()
}
