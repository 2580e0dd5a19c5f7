import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimSlots, slotContent } from '#domain/claims/claim-slots.ts'
import { claimArgs } from '../support/claim-ground.ts'
import { photo } from '../support/photo.ts'
import { brokenLine, largest } from './broken-line.ts'

const here = brokenLine('claim-chaos')
const rounds = process.env.SOAK ? 50 : 1

/** A file for each slot of a claim: photos, and a video made of its first bytes and filling. */
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

const byType = (one: { docType: string }, other: { docType: string }) =>
  one.docType.localeCompare(other.docType)

test(
  'a claim with thirteen files and a video arrives whole and once over a line that breaks and a server that is killed twice',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const dealer = await here.signIn('dealer')
      const { files, sentPerByte } = await here.send(dealer, 'claim-file', await contents(round))
      expect(sentPerByte).toBeLessThan(process.env.SOAK ? 1.05 : 1.4)
      const args = claimArgs(files, {
        docs: files.map(({ id }, n) => ({ slot: claimSlots[n], file: id })),
      })
      const intent = { kind: 'CLAIM', args, mutationId: randomUUID() }
      const send = () => dealer.sync(`claim-${round}`, 1, intent)
      expect(await send()).toEqual({ status: 'APPLIED', reason: null })
      // A device that missed the answer sends it again.
      expect(await send()).toEqual({ status: 'ALREADY', reason: null })
      const { claimV2, claimsV3 } = await dealer.ask<{
        claimV2: { docs: { docType: string; sha256: string }[] }
        claimsV3: { count: number }
      }>('query($id: ID!) { claimV2(id: $id) { docs { docType sha256 } } claimsV3 { count } }', {
        id: args.claim,
      })
      expect(claimsV3.count).toBe(round + 1)
      expect(claimV2.docs.toSorted(byType)).toEqual(
        files.map(({ sha256 }, n) => ({ docType: claimSlots[n]!, sha256 })).toSorted(byType),
      )
    }
  },
  rounds * 480_000,
)
