import { useEffect, useRef, useState } from 'react'
import { createDecoder } from './decoder.ts'
import { createSightings } from './sightings.ts'

/** refused: the person or the device says no; missing: there is no camera; unread: no reader for this browser can be had now. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'unread'

/** Between two looks at the picture, in ms. */
const pause = 90

/** Shows what the camera sees in the video element that gets `video` as its ref, and tells each code once it comes into sight. */
export function useCamera(onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('starting')
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  })
  useEffect(() => {
    let live = true
    let stream: MediaStream | undefined
    const look = createSightings()
    const run = async () => {
      if (!navigator.mediaDevices) return setState('missing')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
        audio: false,
      })
      if (!live || !video.current) return stop(stream)
      video.current.srcObject = stream
      await video.current.play()
      const decoder = await createDecoder().catch(() => null)
      if (!decoder || !live) return setState('unread')
      setState('running')
      while (live) {
        const codes = await decoder.read(video.current).catch(() => [])
        if (live) for (const code of look(codes, performance.now())) told.current(code)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    run().catch(
      (error: unknown) =>
        live && setState((error as Error)?.name === 'NotAllowedError' ? 'refused' : 'missing'),
    )
    return () => {
      live = false
      stop(stream)
    }
  }, [])
  return { state, video }
}

const stop = (stream: MediaStream | undefined) =>
  stream?.getTracks().forEach((track) => track.stop())
