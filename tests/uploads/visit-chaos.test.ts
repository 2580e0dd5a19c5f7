import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { photo } from '../support/photo.ts'
import { tempDir } from '../support/upload.ts'
import { visitArgs } from '../support/visit-ground.ts'
import { r3Of } from '../support/world.ts'
import { largest, sendOverBrokenLine, signInOver } from './broken-line.ts'
import { type CutLine, openCutLine } from './cut-line.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

let server: ServerProcess
let line: CutLine
beforeAll(async () => {
  server = await startProcess(tempDir('visit-chaos'))
  // Cuts come after a quarter of the heaviest photo.
  line = await openCutLine(server.port, largest / 4, largest / 4)
}, 150_000)
afterAll(async () => {
  line?.close()
  await server?.kill()
})

/** Thirteen photos, the first with what makes it as large as a photo may be. */
async function thirteen(): Promise<Buffer[]> {
  const small = await Promise.all(
    Array.from({ length: 13 }, (_, n) => photo({ width: 400, height: 300, seed: n + 1 })),
  )
  return [Buffer.concat([small[0]!, Buffer.alloc(largest - small[0]!.length)]), ...small.slice(1)]
}

test('a visit with thirteen photos, two of them replaced, comes whole over a line that breaks and a server that is killed twice', async () => {
  const { throughLine, ask, sync } = await signInOver(server, line, 'rep')
  const files = await sendOverBrokenLine(
    { server, line, throughLine },
    'rep',
    'visit-photo',
    (await thirteen()).map((content, n) => ({ content, name: `${n}.jpg` })),
  )
  const slots = visitSlots.length
  const shown = files.slice(0, slots)
  const args = visitArgs(shown, {
    photos: shown.map(({ id }, n) => ({ slot: visitSlots[n]!, file: id })),
  })
  const send = (seq: number, intent: object) =>
    sync('chaos', seq, { kind: 'VISIT', args: intent, r3: r3Of('X') })
  expect(await send(1, args)).toEqual({ status: 'APPLIED', reason: null })
  const replaced = [...files.slice(slots), ...files.slice(2, slots)]
  const change = {
    ...args,
    seen: 1,
    files: files.slice(slots),
    photos: replaced.map(({ id }, n) => ({ slot: visitSlots[n]!, file: id })),
  }
  expect(await send(2, change)).toEqual({ status: 'APPLIED', reason: null })
  const { formVisit } = await ask<{ formVisit: { photos: { sha256: string }[] } }>(
    'query($id: ID!) { formVisit(id: $id) { photos { sha256 } } }',
    { id: args.visit },
  )
  expect(formVisit.photos.map(({ sha256 }) => sha256)).toEqual(replaced.map(({ sha256 }) => sha256))
}, 480_000)
