import { maxCartLines, maxLineNote, maxLineQuantity } from '../cart/cart-limits.ts'
import { isDay } from '../time/day.ts'
import { fileQuantity, type OrderFile, type OrderFileLine, RefusedFile } from './order-file.ts'
import { attributeOf, childrenOf, elementAt, readXml, textAt, type XmlElement } from './xml.ts'

const dayOf = (text: string) => (isDay(text.slice(0, 10)) ? text.slice(0, 10) : null)

/**
 * Reads a UBL 2.1 Order.
 * @throws RefusedFile also for any other document
 */
export function readUblOrder(text: string): OrderFile {
  const { name, root } = readXml(text)
  if (name !== 'Order' || childrenOf(root, 'OrderLine').length === 0)
    throw new RefusedFile(name === 'Order' ? 'broken_file' : 'other_message')
  const lines = childrenOf(root, 'OrderLine')
  if (lines.length > maxCartLines) throw new RefusedFile('too_many_lines')
  const period = elementAt(root, 'Delivery/RequestedDeliveryPeriod')
  const place = elementAt(root, 'Delivery/DeliveryLocation')
  return {
    poNumber: textAt(root, 'ID') || null,
    requestedDate: dayOf(textAt(period, 'StartDate') || textAt(period, 'EndDate')),
    requestedTo: textAt(period, 'StartDate') ? dayOf(textAt(period, 'EndDate')) : null,
    shipTo: textAt(place, 'ID') || textAt(place, 'Address/ID') || null,
    notes: textAt(root, 'Note') || null,
    lines: lines.map(lineOf),
  }
}

function lineOf(line: XmlElement, n: number): OrderFileLine {
  const item = elementAt(line, 'LineItem')
  const quantity = elementAt(item, 'Quantity')
  const codes = [
    'SellersItemIdentification',
    'StandardItemIdentification',
    'BuyersItemIdentification',
  ]
    .map((kind) => textAt(item, `Item/${kind}/ID`))
    .filter(Boolean)
  const note = (textAt(line, 'Note') || textAt(item, 'Note')).slice(0, maxLineNote)
  return {
    line: n + 1,
    text: [...codes, textAt(item, 'Item/Name'), quantity?.['#'], attributeOf(quantity, 'unitCode')]
      .filter(Boolean)
      .join(' '),
    codes: [...new Set(codes)],
    ...fileQuantity(quantity?.['#'] ?? '', attributeOf(quantity, 'unitCode'), maxLineQuantity),
    ...(note && { note }),
  }
}
