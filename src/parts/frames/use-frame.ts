import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { frameNumberOf, isFrameNumber } from '#domain/frames/frame-number.ts'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import { useDebounced } from '#parts/customer/use-debounced.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { type DeviceFrame, findOnDevice } from './find-on-device.ts'
import { FindCustomerFrame } from './frames.gql.ts'

/** Answer about a frame number, from the server just now or from this device. */
export type FrameKnowledge =
  | { from: 'server'; frame: CustomerFrame | null }
  | ({ from: 'device' } & DeviceFrame)

/** Pause in typing, in ms, before a number is looked up. */
const pause = 400

/**
 * Looks a frame number of a customer up as it is typed or scanned: at the server, and without a connection on this
 * device. Null: it is no frame number, or there is no answer yet.
 * @param custCode another one than the chosen customer
 */
export function useFrame(text: string, custCode = ''): FrameKnowledge | null {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const { id, customerData } = useUser()
  const customerKey = custCode || (customerData?.custCode.r3 ?? '')
  const number = useDebounced(isFrameNumber(text) ? frameNumberOf(text) : '', pause)
  const [found, setFound] = useState<{
    number: string
    customerKey: string
    known: FrameKnowledge
  } | null>(null)
  useEffect(() => {
    if (number === '') return
    let late = false
    const find = async (): Promise<FrameKnowledge> => {
      if (online) {
        const { data, error } = await client
          .query(
            FindCustomerFrame,
            { frameNumber: number, custCode: custCode || null },
            { ...silent, requestPolicy: 'network-only' },
          )
          .toPromise()
        if (data) return { from: 'server', frame: data.customerFrame }
        if (failureOf(error).kind !== 'network') throw error ?? new Error('no answer')
      }
      return { from: 'device', ...(await findOnDevice(id, customerKey, number)) }
    }
    find().then(
      (known) => {
        if (!late) setFound({ number, customerKey, known })
      },
      () => {
        if (!late) setFound(null)
      },
    )
    return () => {
      late = true
    }
  }, [client, online, id, custCode, customerKey, number])
  const isCurrent = found?.number === frameNumberOf(text) && found.customerKey === customerKey
  return isCurrent ? found.known : null
}
