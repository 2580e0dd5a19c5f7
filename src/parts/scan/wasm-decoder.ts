import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 4,
  tryDownscale: false,
}
/** Wider pictures only cost time: the bars of an EAN are told apart well below this, in px. */
const widest = 960

/** Has the worker keep the reader's file. */
export async function loadWasm(): Promise<void> {
  await (await fetch(wasm)).arrayBuffer()
}

/** A reader in WebAssembly, for browsers that have none. It comes from this server alone. */
export async function createWasmDecoder() {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return {
    kind: 'wasm' as const,
    async read(video: HTMLVideoElement): Promise<string[]> {
      if (video.videoWidth === 0) return []
      const scale = Math.min(1, widest / video.videoWidth)
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const found = await readBarcodes(
        context.getImageData(0, 0, canvas.width, canvas.height),
        options,
      )
      return found.filter(({ isValid }) => isValid).map(({ text }) => text)
    },
  }
}
