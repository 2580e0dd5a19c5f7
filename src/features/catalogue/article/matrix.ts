/** Frame sizes are ordered as numbers or as the trade counts letters; the rest by alphabet. */
const letters = ['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', '2XL', '3XL']

const bySize = (a: string, b: string) => {
  const [x, y] = [letters.indexOf(a.toUpperCase()), letters.indexOf(b.toUpperCase())]
  if (x >= 0 && y >= 0) return x - y
  return parseFloat(a) - parseFloat(b) || (a < b ? -1 : a > b ? 1 : 0)
}

interface Variant {
  size: string | null
  colour: string | null
}

/** Arranges the articles of a model by size and colour; a pair may have several, or none. */
export function matrixOf<V extends Variant>(variants: readonly V[]) {
  const colours = [...new Set(variants.map(({ colour }) => colour ?? ''))]
  const sizes = [...new Set(variants.map(({ size }) => size ?? ''))].sort(bySize)
  return {
    colours,
    sizes,
    cell: (size: string, colour: string) =>
      variants.filter((v) => (v.size ?? '') === size && (v.colour ?? '') === colour),
  }
}
