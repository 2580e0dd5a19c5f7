// The part of libheif's interface that is used here; its own types have only its C functions.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills the data with RGBA; answers null where the picture is broken. */
    display(data: ImageData, done: (data: ImageData | null) => void): void
    free(): void
  }
  export interface HeifDecoder {
    /** Pictures of a file, the main one first; none: it can't be read. */
    decode(content: Uint8Array): HeifImage[]
  }
  export default function start(options: { wasmBinary: ArrayBuffer }): {
    HeifDecoder: new () => HeifDecoder
  }
}
