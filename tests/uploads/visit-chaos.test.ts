import { expect, test } from 'vitest'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { photo } from '../support/photo.ts'
import { visitArgs } from '../support/visit-ground.ts'
import { brokenLine, largest } from './broken-line.ts'

const here = brokenLine('visit-chaos')

/** Thirteen photos, the first with what makes it as large as a photo may be. */
async function thirteen(): Promise<Buffer[]> {
  const small = await Promise.all(
    Array.from({ length: 13 }, (_, n) => photo({ width: 400, height: 300, seed: n + 1 })),
  )
  return [Buffer.concat([small[0]!, Buffer.alloc(largest - small[0]!.length)]), ...small.slice(1)]
}

test('a visit with thirteen photos, two of them replaced, comes whole over a line that breaks and a server that is killed twice', async () => {
  const rep = await here.signIn('rep')
  const photos = (await thirteen()).map((content, n) => ({ content, name: `${n}.jpg` }))
  const { files, sentPerByte } = await here.send(rep, 'visit-photo', photos)
  // Cuts and kills lose a piece each; in the long run that is next to nothing.
  expect(sentPerByte).toBeLessThan(process.env.SOAK ? 1.05 : 1.4)
  const slots = visitSlots.length
  const shown = files.slice(0, slots)
  const args = visitArgs(shown, {
    photos: shown.map(({ id }, n) => ({ slot: visitSlots[n]!, file: id })),
  })
  const applied = { status: 'APPLIED', reason: null }
  expect(await rep.sync('chaos', 1, { kind: 'VISIT', args })).toEqual(applied)
  const replaced = [...files.slice(slots), ...files.slice(2, slots)]
  const change = {
    ...args,
    seen: 1,
    files: files.slice(slots),
    photos: replaced.map(({ id }, n) => ({ slot: visitSlots[n]!, file: id })),
  }
  expect(await rep.sync('chaos', 2, { kind: 'VISIT', args: change })).toEqual(applied)
  const { formVisit } = await rep.ask<{ formVisit: { photos: { sha256: string }[] } }>(
    'query($id: ID!) { formVisit(id: $id) { photos { sha256 } } }',
    { id: args.visit },
  )
  expect(formVisit.photos.map(({ sha256 }) => sha256)).toEqual(replaced.map(({ sha256 }) => sha256))
}, 480_000)
