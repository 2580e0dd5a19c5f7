import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'

// The engine asks for it; Node has it from version 21 on.
ArrayBuffer.prototype.transferToFixedLength ??= function (length) {
  return this.slice(0, length ?? this.byteLength)
}

const { content, mostPages, mostText, side } = workerData

const pdf = await getDocumentProxy(content.slice())
let text = ''
for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  text += ` ${items.map(({ str = '', hasEOL }) => (hasEOL ? `${str} ` : str)).join('')}`
  page.cleanup()
  if (text.length >= mostText) break
}
parentPort.postMessage({ text: text.slice(0, mostText) })

const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
const picture = await renderPageAsImage(content, 1, {
  canvasImport: () => import('@napi-rs/canvas'),
  scale: side / Math.max(width, height),
})
parentPort.postMessage({ picture: new Uint8Array(picture) })
