import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { NewLine } from '#offline/cart/cart-changes.ts'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { StaleDraftError } from '#offline/drafts/draft-rows.ts'
import {
  createFastOrderStore,
  type DraftRow,
  fastOrderOf,
} from '#offline/drafts/fast-order-draft.ts'
import { createDraftStash } from '#offline/drafts/draft-stash.ts'
import { quantitiesBefore } from '#parts/cart/quantities-before.ts'
import type { Action, DraftKill } from './actions.ts'
import { DraftPage } from './draft-page.ts'
import type { Phone } from './phone.ts'
import { productOf } from './products.ts'
import { sorg } from './sync-server.ts'
import type { Tab } from './tab.ts'
import type { World } from './world.ts'

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>

const articleOf = (code: string) => code.split('-')[0] as string
const ownRow = (world: World, phone: Phone, code: string) => {
  const row = world.typed.get(code)
  return row?.phone === phone.name ? row : undefined
}

/** The page of a tab with the fast order of the customer at work, opened where it is not. */
async function pageOf(
  world: World,
  phone: Phone,
  n: number,
): Promise<{ tab: Tab; page: DraftPage }> {
  const tab = phone.tab(n)
  if (tab.page?.customerKey !== phone.customerKey) {
    tab.page?.goes()
    const ids: string[] = []
    const made = phone.device
    const device = {
      ...made,
      newId: () => {
        const id = made.newId()
        ids.push(id)
        return id
      },
    }
    // A page that is gone runs no more code: what it stashed stays as it was.
    let isOpen = true
    const memory = phone.memoryOf(n)
    const store = (world.parts.seams.fastOrder ?? createFastOrderStore)(
      device,
      phone.userId,
      createDispatch({ device, userId: phone.userId, onAppended: tab.appended }),
      createDraftStash(phone.userId, () => ({
        getItem: memory.getItem,
        setItem: (key, value) => isOpen && memory.setItem(key, value),
        removeItem: (key) => isOpen && memory.removeItem(key),
      })),
    )
    tab.page = await DraftPage.open(store.of(phone.customerKey), phone.customerKey, ids, () => {
      isOpen = false
    })
  }
  return { tab, page: tab.page }
}

/** A row is typed, and kept at once or not before the page does something else. */
export async function typeRow(
  world: World,
  phone: Phone,
  { tab, article, qty, keep }: Of<'type_row'>,
): Promise<void> {
  const { page } = await pageOf(world, phone, tab)
  const code = `${article}-${world.typed.size + 1}`
  world.typed.set(code, {
    phone: phone.name,
    userId: phone.userId,
    customerKey: phone.customerKey,
    state: 'typed',
  })
  page.type(code, qty)
  if (keep) await kept(world, phone, page)
}

async function kept(world: World, phone: Phone, page: DraftPage): Promise<void> {
  await page.keep()
  for (const { code } of page.rows) {
    const row = ownRow(world, phone, code)
    if (row?.state === 'typed') row.state = 'draft'
  }
}

/** Returns one line for each article, as the page does. */
const linesOf = (rows: readonly DraftRow[]): NewLine[] => {
  const pieces = new Map<string, number>()
  for (const { code, qty } of rows)
    pieces.set(articleOf(code), (pieces.get(articleOf(code)) ?? 0) + qty)
  return [...pieces].map(([article, qty]) => ({ product: productOf(article), qty }))
}

/** All rows, or the first alone, go into the active cart or into one of their own; perhaps from both tabs at once, perhaps the page dies of it. */
export async function orderDraft(
  world: World,
  phone: Phone,
  action: Of<'order_draft'>,
): Promise<void> {
  const first = await pageOf(world, phone, action.tab)
  if (first.page.rows.length === 0) return
  const pages = action.both ? [first, await pageOf(world, phone, action.tab + 1)] : [first]
  for (const { page } of pages) await page.look()
  // The device is to die of the order itself, not of what is stored before it.
  if (action.kill === 'in_draft') for (const { page } of pages) await page.keep()
  const before = await world.view(phone)
  const tries = pages
    .map(({ tab, page }) => {
      const rows = action.all ? page.rows : page.rows.slice(0, 1)
      const lines = linesOf(rows)
      return {
        tab,
        page,
        rows,
        lines,
        press: () =>
          page.order(
            lines,
            new Set(rows.map(({ id }) => id)),
            { quantities: quantitiesBefore(before, lines) },
            action.named ? 'Fast order' : undefined,
          ),
      }
    })
    .filter(({ lines }) => lines.length > 0)
  await dying(phone, action.kill, async () => {
    const pressed = tries.map(({ press }) =>
      press().then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof StaleDraftError) && !action.kill) throw error
          return false
        },
      ),
    )
    if (action.kill === 'page') await goesBehind(first, action.after)
    await Promise.all(pressed)
  })
  for (const { page, rows, lines } of tries)
    await noteOrdered(world, phone, page.ids, rows, lines, action.named)
}

/** The page goes while something it began is under way; the next one of its tab finds what it has left. */
async function goesBehind(
  { tab, page }: { tab: Tab; page: DraftPage },
  turns: number,
): Promise<void> {
  for (let n = 0; n < turns; n += 1) await new Promise((resolve) => setImmediate(resolve))
  page.goes()
  tab.page = null
}

/** Does something with the device dying at a point of it. */
async function dying(
  phone: Phone,
  kill: DraftKill | null,
  work: () => Promise<void>,
): Promise<void> {
  if (kill === null || kill === 'page') return work()
  const { outbox, draftRows } = phone.database
  const stop = () => {
    throw new DOMException('gone', 'AbortError')
  }
  const points =
    kill === 'in_cart'
      ? [outbox.hook('creating')]
      : [draftRows.hook('creating'), draftRows.hook('updating'), draftRows.hook('deleting')]
  for (const point of points) (point as (typeof points)[0]).subscribe(stop)
  await work().catch(() => undefined)
  await phone.crash()
}

/** Records what reached the device: the lines are in the cart and the rows out of the draft, or neither. */
async function noteOrdered(
  world: World,
  phone: Phone,
  ids: readonly string[],
  rows: readonly DraftRow[],
  lines: readonly NewLine[],
  named: boolean,
): Promise<void> {
  const [cart, opened, ...others] = named ? ids : ['', '', ...ids]
  const adds = lines.map(
    (
      { product: { article_code: article }, qty },
      n,
    ): { mutationId: string | undefined; intent: CartIntent } => ({
      mutationId: others[n],
      intent: { kind: 'ADD', args: { sorg, article, qty, ...(cart && { cart }) } },
    }),
  )
  const [{ mutationId } = {}] = adds
  if (!mutationId || !(await isKept(world, phone, mutationId))) return
  if (cart && opened)
    world.noteKept(phone, opened, { kind: 'NEW_CART', args: { cart, name: 'Fast order' } })
  for (const add of adds) if (add.mutationId) world.noteKept(phone, add.mutationId, add.intent)
  for (const { code } of rows) {
    const row = ownRow(world, phone, code)
    if (row?.state === 'cart') world.blame(`${code} of a fast order was put into the cart twice`)
    if (row)
      Object.assign(row, {
        state: 'cart',
        mutationId: adds.find(
          ({ intent }) => 'article' in intent.args && intent.args.article === articleOf(code),
        )?.mutationId,
      })
  }
}

const isKept = async (world: World, phone: Phone, mutationId: string) =>
  world.parts.reference.places.has(mutationId) ||
  (await phone.database.outbox.where('mutationId').equals(mutationId).count()) > 0

/** Takes lines that a page put into the cart back into its draft. */
export async function takeBackDraft(
  world: World,
  phone: Phone,
  action: Of<'take_back'>,
): Promise<void> {
  const { page } = await pageOf(world, phone, action.tab)
  const added = page.last
  if (!added) return
  page.ids.length = 0
  await dying(phone, action.kill, () => page.takeBack(added))
  const intents: CartIntent[] =
    'cart' in added.from
      ? [{ kind: 'DROP_CART', args: { cart: added.from.cart, seenVersion: 0 } }]
      : added.from.quantities.map(({ article, qty, seenQty }) => ({
          kind: 'SET',
          args: { sorg, article, qty, seenQty },
        }))
  const [first] = page.ids
  if (!first || !(await isKept(world, phone, first))) return
  intents.forEach((intent, n) => world.noteKept(phone, page.ids[n] as string, intent))
  for (const { id, code } of added.before.rows) {
    const row = added.taken.has(id) ? ownRow(world, phone, code) : undefined
    if (row) row.state = 'draft'
  }
}

/** The page goes, and with it what only its screen knew, unless it could leave that to the next one. */
export function reload(phone: Phone, n: number): void {
  phone.tab(n).page?.goes()
  phone.tab(n).page = null
}

/**
 * Discards fast orders together with unsent changes.
 * @param userId null: everyone's on this phone
 */
export function forgetRows(world: World, phone: Phone, userId: string | null): void {
  for (const row of world.typed.values())
    if (row.phone === phone.name && (userId === null || row.userId === userId)) row.state = 'gone'
}

/** Holds at every moment: what was kept of a fast order is in the draft or in the cart, never in both and never in neither. */
export async function checkDrafts(world: World, phone: Phone): Promise<void> {
  if (world.typed.size === 0) return
  const { userId } = phone
  const stored = (await phone.database.draftRows.where('userId').equals(userId).toArray()).filter(
    ({ gone }) => !gone,
  )
  const there = new Set(stored.map(({ draft, value }) => `${draft}|${(value as DraftRow).code}`))
  if (there.size < stored.length) throw new Error(`${phone.name} has a row twice in a fast order`)
  for (const [code, row] of world.typed) {
    if (row.phone !== phone.name || row.userId !== userId) continue
    const inDraft = there.has(`${fastOrderOf(row.customerKey)}|${code}`)
    if (row.state === 'typed' && inDraft) row.state = 'draft'
    if (row.state === 'draft' && !inDraft)
      throw new Error(`${phone.name} has lost ${code} of a fast order`)
    if (row.state === 'cart' && inDraft)
      throw new Error(`${phone.name} has ${code} in the cart and in a fast order`)
  }
}
