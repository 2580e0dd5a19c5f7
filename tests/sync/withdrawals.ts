import { NotSavedError } from '#offline/storage-trouble.ts'
import { parkedStreamId } from '#offline/sync/parked-rows.ts'
import { createPendingChanges } from '#offline/sync/cancel.ts'
import type { Phone } from './phone.ts'
import type { World } from './world.ts'

/** Withdraws a person's waiting change, as the list of changes allows. */
export async function withdraw(world: World, phone: Phone, n: number): Promise<void> {
  const { database, userId } = phone
  const waiting = await database.outbox
    .where('userId')
    .equals(userId)
    .filter((row) => !row.withdrawn)
    .sortBy('seq')
  const row = waiting[n % Math.max(1, waiting.length)]
  if (!row) return
  const tab = phone.tab(0)
  try {
    await (world.parts.seams.waiting ?? createPendingChanges)(
      database,
      userId,
      tab.appended,
    ).withdraw(row.mutationId)
  } catch (error) {
    if (error instanceof NotSavedError) return
    throw error
  }
  // What waited for its files is gone for good: it was in no stream, so no server has to be told.
  if (row.streamId === parkedStreamId(userId)) world.excused.add(row.mutationId)
  const flagged = await database.outbox
    .where('userId')
    .equals(userId)
    .filter((one) => one.withdrawn === true)
    .toArray()
  const out = new Set([row.mutationId, ...flagged.map(({ mutationId }) => mutationId)])
  const elsewhere = new Set(
    world.phones
      .filter((other) => other !== phone)
      .flatMap(({ kept }) => kept.map(({ mutationId }) => mutationId)),
  )
  for (const id of out) if (!world.left.has(id) && !elsewhere.has(id)) world.neverSent.add(id)
  phone.kept = phone.kept.map((kept) =>
    out.has(kept.mutationId) ? { ...kept, withdrawn: true } : kept,
  )
  for (const typed of world.typed.values())
    if (
      typed.phone === phone.name &&
      typed.mutationId &&
      out.has(typed.mutationId) &&
      typed.state === 'cart'
    )
      typed.state = 'gone'
}

/**
 * Withdrawn intents change nothing: neither after the sender was told so, nor when they had never left the device.
 */
export function nothingTakenBack({ parts: { reference }, neverSent }: World): void {
  const ran = new Set(
    [...reference.deeds, ...reference.served].flatMap(({ mutationId }) => mutationId ?? []),
  )
  for (const { mutationId, result } of reference.log) {
    if (result.reason === 'withdrawn' && ran.has(mutationId))
      throw new Error(`${mutationId} has run, and its sender was told that it was taken back`)
  }
  for (const mutationId of neverSent)
    if (ran.has(mutationId))
      throw new Error(`${mutationId} has run, and was taken back before it was ever sent`)
}

/** A withdrawal that came too late has been reported. */
export async function toldTooLate(world: World): Promise<void> {
  const results = new Map(
    world.parts.reference.log.map(({ mutationId, result }) => [mutationId, result]),
  )
  for (const phone of world.phones) {
    const told = new Set(
      (await phone.database.needsYou.toArray())
        .filter(({ reason }) => reason === 'too_late')
        .map(({ mutationId }) => mutationId),
    )
    for (const { mutationId, withdrawn } of phone.kept) {
      if (withdrawn && results.get(mutationId)?.status === 'APPLIED' && !told.has(mutationId))
        throw new Error(
          `${mutationId} was taken back too late, and nobody on ${phone.name} was told`,
        )
    }
  }
}
