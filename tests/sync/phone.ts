import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import type { CartChangingIntent } from '#domain/cart/intent-targets.ts'
import { type Intent, isCartIntent } from '#domain/sync/intent.ts'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import type { TabMemory } from '#offline/drafts/draft-stash.ts'
import type { Device } from '#offline/device.ts'
import type { Arrive } from '../support/fake-network.ts'
import { Tab } from './tab.ts'
import type { Seams } from './seams.ts'
import type { VirtualTime } from './virtual-time.ts'

Dexie.dependencies.indexedDB = new IDBFactory()
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** An intent whose keeping was confirmed to its sender. */
export interface Kept {
  mutationId: string
  userId: string
  customerKey: string
  intent: Intent
  /** Cancelled since. */ withdrawn?: true
}
export interface CartKept extends Kept {
  intent: CartChangingIntent
}
export const isCartKept = (kept: Kept): kept is CartKept => isCartIntent(kept.intent)

let opened = 0
/** A token as the client reads it; nothing here checks signatures. */
export const tokenOf = (userId: string, r3?: string) =>
  `h.${btoa(JSON.stringify({ sub: userId, ...(r3 && { salesActiveCustCode: { r3 } }) }))}.s`

/** State shared by all phones of a run. */
export interface PhoneWorld {
  arriveFrom(phone: Phone): Arrive
  time: VirtualTime
  seams: Seams
  newId(): string
  /** Ids of the changes that have left a device to be run. */
  left: Set<string>
}

/** A browser profile on a device: one store, the session's cookie, one or more tabs. */
export class Phone {
  readonly name = `phone-${opened++}`
  database: OfflineDatabase
  tabs: Tab[] = []
  /** Tabs of a person who has signed out elsewhere in this browser. */
  leftBehind: Tab[] = []
  kept: Kept[] = []
  userId: string
  customerKey: string
  /** Whose session the cookie is. */
  cookie: string
  ids: string[] = []
  /** Memory of each tab across a reload and a crash. */
  private readonly memories = [new Map<string, string>(), new Map<string, string>()]

  private readonly world: PhoneWorld

  constructor(world: PhoneWorld, userId: string, customerKey: string) {
    this.world = world
    this.userId = this.cookie = userId
    this.customerKey = customerKey
    this.database = openDatabase(this.name)
  }

  get device(): Device {
    const newId = () => {
      const id = this.world.newId()
      this.ids.push(id)
      return id
    }
    return { database: this.database, now: () => this.world.time.now, newId, held: new Map() }
  }

  tab(n: number): Tab {
    return this.tabs[n % this.tabs.length] as Tab
  }

  memoryOf(n: number): TabMemory {
    const slots = this.memories[n % 2] as Map<string, string>
    return {
      getItem: (key) => slots.get(key) ?? null,
      setItem: (key, value) => void slots.set(key, value),
      removeItem: (key) => void slots.delete(key),
    }
  }

  /** Opens two tabs for the person signed in, on a new connection: a page, and one that sends as the worker does. */
  async boot(): Promise<void> {
    this.tabs = [0, 1].map(
      (n) =>
        new Tab(
          this.device,
          this.userId,
          this.world.arriveFrom(this),
          this.world.time,
          this.world.seams,
          { many: n === 0, left: this.world.left },
        ),
    )
    await this.quiet()
  }

  async quiet(): Promise<void> {
    for (const tab of [...this.tabs, ...this.leftBehind]) await tab.quiet()
  }

  /** The browser is gone from one moment to the next, and started again. */
  async crash(): Promise<void> {
    for (const tab of [...this.tabs, ...this.leftBehind]) {
      tab.stop()
      for (const line of Object.values(tab.lines)) line.abandon()
    }
    this.leftBehind = []
    this.database.close({ disableAutoOpen: true })
    this.database = openDatabase(this.name)
    await this.boot()
  }

  /** The browser has thrown the store away. */
  async evict(): Promise<void> {
    this.kept = []
    for (const memory of this.memories) memory.clear()
    await this.database.delete({ disableAutoOpen: false })
    await this.crash()
  }

  /** Takes over another profile's store as it is. */
  async cloneFrom(other: Phone): Promise<void> {
    for (const table of other.database.tables)
      await this.database.table(table.name).bulkPut(await table.toArray())
    this.kept = [...other.kept]
  }
}
