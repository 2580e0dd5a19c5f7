import type { CartView } from '#offline/cart-view.ts'

/** The cart as rows of a file for the shop's own system: a header, then a row for each line. @param headings of its columns */
export function cartTable({ lines }: CartView, headings: readonly string[]): string[][] {
  return [[...headings], ...lines.map(({ sorg, article, qty, uom, product, unitPrice, subtotal, note }) => [
    product?.article_code_display ?? article, product?.ean ?? '', product?.name ?? '', sorg, String(qty), uom,
    unitPrice ?? '', subtotal ?? '', product?.price.retailDisplay ?? '', note,
  ])]
}
