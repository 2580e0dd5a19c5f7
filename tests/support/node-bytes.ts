/**
 * jsdom brings a Uint8Array of its own, so that a Buffer is none and the server's libraries refuse their keys.
 * In a test that runs the server beside a screen there is one kind of bytes: Node's. Imported before both.
 */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor as typeof Uint8Array
