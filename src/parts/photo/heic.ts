import start, { type HeifDecoder } from 'libheif-js/libheif-wasm/libheif.js'
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url'

let started: Promise<HeifDecoder> | undefined

/** @throws Error without a network where the reader has never come to this device */
async function startReader(): Promise<HeifDecoder> {
  const answer = await fetch(wasm)
  if (!answer.ok) throw new Error(`the reader of HEIC wasn't found: ${answer.status}`)
  const { HeifDecoder } = start({ wasmBinary: await answer.arrayBuffer() })
  return new HeifDecoder()
}

/** Has the worker keep the reader's file. @throws without a network */
export async function loadHeicReader(): Promise<void> {
  await (await fetch(wasm)).arrayBuffer()
}

/**
 * Reads the first picture of a HEIC file, upright; for browsers that can't draw one themselves.
 * @throws Error where the reader can't be had, or the file is broken
 */
export async function readHeic(content: ArrayBuffer): Promise<ImageData> {
  started ??= startReader()
  const decoder = await started.catch((error: unknown) => {
    started = undefined
    throw error
  })
  const [picture] = decoder.decode(new Uint8Array(content))
  if (!picture) throw new Error('no picture in this file')
  const data = new ImageData(picture.get_width(), picture.get_height())
  const shown = await new Promise((resolve) => picture.display(data, resolve))
  picture.free()
  if (!shown) throw new Error('the picture is broken')
  return data
}
