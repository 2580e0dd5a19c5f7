/** Finds bar codes in what a camera sees. */
export interface Decoder {
  /** Which reader it is: the browser's own, or ours for browsers without one. */
  kind: 'native' | 'wasm'
  /** The codes in the picture of this moment; none is no error. */
  read(video: HTMLVideoElement): Promise<string[]>
}

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface NativeReader {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

/** Formats on the boxes and labels of the trade. */
const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
]

async function nativeReader(): Promise<{ Native: NativeReader; known: string[] } | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeReader }).BarcodeDetector
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  const known = formats.filter((format) => supported.includes(format))
  return Native && known.includes('ean_13') && known.includes('code_128') ? { Native, known } : null
}

/** Brings our own reader to a device whose browser has none, so that the first scan there needs no network. @throws without one */
export async function loadReader(): Promise<void> {
  if (await nativeReader()) return
  await (await import('./wasm-decoder.ts')).loadWasm()
}

/** The browser's reader where it knows the codes on boxes; else our own. @throws without a network where our own has never come to this device */
export async function createDecoder(): Promise<Decoder> {
  const native = await nativeReader()
  if (!native) return (await import('./wasm-decoder.ts')).createWasmDecoder()
  const detector = new native.Native({ formats: native.known })
  return {
    kind: 'native',
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
  }
}
