/** Finds bar codes in what a camera sees. */
export interface Decoder {
  /** Which reader it is: the browser's own, or ours for browsers without one. */
  kind: 'native' | 'wasm'
  /** The codes in the picture of this moment; none is no error. */
  read(video: HTMLVideoElement): Promise<string[]>
}

interface NativeDetector { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
interface NativeReader {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

/** What stands on boxes and labels of the trade. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix']

/** The browser's reader where it knows the codes on boxes; else our own, fetched only now. @throws without a network at the first use of our own */
export async function createDecoder(): Promise<Decoder> {
  const Native = (globalThis as { BarcodeDetector?: NativeReader }).BarcodeDetector
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  const known = formats.filter((format) => supported.includes(format))
  if (!Native || !known.includes('ean_13') || !known.includes('code_128')) return (await import('./wasm-decoder.ts')).createWasmDecoder()
  const detector = new Native({ formats: known })
  return { kind: 'native', read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue) }
}
