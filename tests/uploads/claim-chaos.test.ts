import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimSlots, slotContent } from '#domain/claims/claim-slots.ts'
import { claimArgs } from '../support/claim-ground.ts'
import { photo } from '../support/photo.ts'
import { tempDir } from '../support/upload.ts'
import { r3Of } from '../support/world.ts'
import { largest, sendOverBrokenLine, signInOver } from './broken-line.ts'
import { type CutLine, openCutLine } from './cut-line.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

let server: ServerProcess
let line: CutLine
beforeAll(async () => {
  server = await startProcess(tempDir('claim-chaos'))
  // Cuts come after a quarter of the video.
  line = await openCutLine(server.port, largest / 4, largest / 4)
}, 150_000)
afterAll(async () => {
  line?.close()
  await server?.kill()
})

/** A file for each place of a claim: a video by its first bytes, and photos. */
const contents = (round: number) =>
  Promise.all(
    claimSlots.map(async (slot, n) => {
      if (slotContent(slot) !== 'video')
        return { content: await photo({ seed: round * 20 + n + 1 }), name: `${slot}.jpg` }
      const video = Buffer.alloc(largest, round + 1)
      video.write('\0\0\0\x18ftypisom', 0, 'latin1')
      return { content: video, name: 'fault.mp4', type: 'video/mp4' }
    }),
  )

const rounds = process.env.SOAK ? 50 : 1

test(
  'a claim with thirteen files and a video comes whole over a line that breaks and a server that is killed twice, once',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { throughLine, ask, sync } = await signInOver(server, line, 'dealer')
      const files = await sendOverBrokenLine(
        { server, line, throughLine },
        'dealer',
        'claim-file',
        await contents(round),
      )
      const args = claimArgs(files, {
        docs: files.map(({ id }, n) => ({ slot: claimSlots[n], file: id })),
      })
      const intent = { kind: 'CLAIM', args, r3: r3Of('X'), mutationId: randomUUID() }
      expect(await sync(`claim-${round}`, 1, intent)).toEqual({ status: 'APPLIED', reason: null })
      // Once more, as from a device that has not heard the answer.
      expect(await sync(`claim-${round}`, 1, intent)).toEqual({ status: 'ALREADY', reason: null })
      const { claimV2, claimsV3 } = await ask<{
        claimV2: { docs: { docType: string; sha256: string }[] }
        claimsV3: { count: number }
      }>('query($id: ID!) { claimV2(id: $id) { docs { docType sha256 } } claimsV3 { count } }', {
        id: args.claim,
      })
      expect(claimsV3.count).toBe(round + 1)
      const byPlace = (one: { docType: string }, other: { docType: string }) =>
        one.docType.localeCompare(other.docType)
      expect(claimV2.docs.toSorted(byPlace)).toEqual(
        files.map(({ sha256 }, n) => ({ docType: claimSlots[n]!, sha256 })).toSorted(byPlace),
      )
    }
  },
  rounds * 480_000,
)
