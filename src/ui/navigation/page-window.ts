/** The numbers of the pages to show: at most `width` of them, the current one as near the middle as the ends allow. */
export function pageWindow(page: number, pageCount: number, width: number): number[] {
  const size = Math.min(width, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - size + 1)
  return Array.from({ length: size }, (_, index) => first + index)
}
