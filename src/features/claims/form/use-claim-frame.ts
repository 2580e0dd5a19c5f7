import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { type ClaimedFrame, filledFrom, fillOf } from '#domain/claims/claim-frame.ts'
import { frameNumberOf, isFrameNumber } from '#domain/frames/frame-number.ts'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import type { FrameHistory } from '#parts/frames/frame-facts.tsx'
import { type DeviceFrame, findOnDevice } from '#parts/frames/find-on-device.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { FindClaimFrame } from '../claims.gql.ts'
import type { ClaimFormState } from './use-claim-form.ts'

/** The bicycle of a claim. `device`: it was looked up on this device, without a connection. */
interface FoundFrame {
  number: string
  frame:
    | (ClaimedFrame & FrameHistory & Pick<CustomerFrame, 'articleName' | 'stolen' | 'recall'>)
    | null
  device: DeviceFrame | null
}

/** Asks the server. @returns undefined without a connection, and without an answer from before */
async function askServer(client: Client, frameNumber: string): Promise<FoundFrame | undefined> {
  const { data, error } = await client.query(FindClaimFrame, { frameNumber }, silent).toPromise()
  if (data) return { number: frameNumber, frame: data.claimFrame, device: null }
  if (failureOf(error).kind === 'network') return undefined
  throw error ?? new Error('no answer')
}

/**
 * Looks the frame of a claim up, at the server or without a connection on this device, and fills the form in: once when the
 * form is opened for a new claim, and with each number that is typed or scanned.
 */
export function useClaimFrame({ claim, set, setStolen }: ClaimFormState) {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const { id } = useUser()
  const [found, setFound] = useState<FoundFrame | null>(null)
  const { fields, category, customer, seen } = claim
  // The answer may come after more was typed, or another number.
  const latest = useRef(fields)
  useEffect(() => {
    latest.current = fields
  })
  const wanted = useRef('')
  const before = useRef<ClaimedFrame | null>(null)

  const find = async (number: string): Promise<FoundFrame> => {
    const answer = online ? await askServer(client, number) : undefined
    if (answer) return answer
    const device = await findOnDevice(id, customer, number)
    if (device.frame) return { number, frame: device.frame, device }
    // It may have been looked up before, with a connection.
    return (await askServer(client, number)) ?? { number, frame: null, device }
  }
  const lookUp = async (text: string, fills = true) => {
    const number = frameNumberOf(text)
    if (number !== fields.frameNumber) set({ frameNumber: number })
    wanted.current = number
    if (!isFrameNumber(number)) return
    const next = await find(number).catch(() => null)
    if (!next || wanted.current !== number) return
    setFound(next)
    setStolen(next.frame?.stolen ? number : null)
    if (!fills) return
    const changed = filledFrom(latest.current, fillOf(before.current), fillOf(next.frame))
    before.current = next.frame
    if (Object.keys(changed).length > 0) set(changed)
  }
  const first = useRef(true)
  useEffect(() => {
    // A claim that was submitted is not filled in again: its bicycle is only checked.
    if (first.current && category === 'bike') void lookUp(fields.frameNumber, seen === null)
    first.current = false
  })
  return { found: found?.number === frameNumberOf(fields.frameNumber) ? found : null, lookUp }
}
