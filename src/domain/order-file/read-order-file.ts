import { readEdifactOrder } from './edifact-order.ts'
import { isEdifact } from './edifact-segments.ts'
import type { OrderFile } from './order-file.ts'
import { readUblOrder } from './ubl-order.ts'

/** Reads a UBL or EDIFACT order. @throws RefusedFile */
export const readOrderFileText = (text: string): OrderFile =>
  isEdifact(text) ? readEdifactOrder(text) : readUblOrder(text)
