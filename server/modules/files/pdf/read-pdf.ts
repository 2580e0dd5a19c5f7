import { Worker } from 'node:worker_threads'

/** Text and first page of a PDF, as far as they could be read. */
export interface PdfFacts {
  /** Text of its first 300 pages on one line, at most 300,000 characters. */
  text: string
  /** Picture of its first page as PNG, 640 pixels on the long side; null where it cannot be drawn. */
  picture: Buffer | null
}

const limits = { mostPages: 300, mostText: 300_000, side: 640 }
const longestMs = 60_000

/**
 * Reads a PDF in a thread of its own, with memory and time of its own: a file made to exhaust either ends the thread and
 * nothing else. What was read until then is answered. Never throws.
 */
export function readPdf(content: Uint8Array): Promise<PdfFacts> {
  return new Promise((resolve) => {
    const facts: PdfFacts = { text: '', picture: null }
    const thread = new Worker(new URL('./read-pdf-thread.mjs', import.meta.url), {
      workerData: { content, ...limits },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => void thread.terminate(), longestMs)
    thread.on('message', (part: { text?: string; picture?: Uint8Array }) => {
      // PostgreSQL takes no zero bytes in a text.
      if (part.text) facts.text = part.text.replaceAll(/[\s\0]+/g, ' ').trim()
      if (part.picture) facts.picture = Buffer.from(part.picture)
    })
    // A file that is no whole PDF: what was read of it stands.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      clearTimeout(timer)
      resolve(facts)
    })
  })
}
