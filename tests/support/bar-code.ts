/** Left digits with odd parity; those with even parity are the right ones backwards, and these the left ones inverted (ISO/IEC 15420). */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const right = odd.map((bars) => [...bars].map((bar) => (bar === '0' ? '1' : '0')).join(''))
const even = right.map((bars) => [...bars].reverse().join(''))
/** Which of the left six have even parity says what the first digit is. */
const parity = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]

/** An EAN-13 as modules, 1 being a bar. @param digits thirteen, with their check digit */
export function ean13(digits: string): string {
  const [first, ...rest] = [...digits].map(Number)
  const left = rest.slice(0, 6).map((digit, n) => (parity[first!]![n] === '1' ? even : odd)[digit])
  return `101${left.join('')}01010${rest
    .slice(6)
    .map((digit) => right[digit])
    .join('')}101`
}

/** Widths of bars and spaces by value; 104 begins set B, 106 ends (ISO/IEC 15417). */
const widths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221
223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(
    /\s+/,
  )

const modulesOf = (pattern: string) =>
  [...pattern].map((width, n) => (n % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')

/** A text in Code 128, set B, as modules. @param text letters, digits and signs of ASCII */
export function code128(text: string): string {
  const values = [...text].map((letter) => letter.charCodeAt(0) - 32)
  const check = values.reduce((sum, value, n) => sum + value * (n + 1), 104) % 103
  return [104, ...values, check, 106].map((value) => modulesOf(widths[value]!)).join('')
}

/**
 * Camera image: bars on a label, slightly tilted, grey and noisy.
 * @param tilt in pixels from one side to the other
 * @param seed of the noise
 */
export interface Shot {
  modules: string
  moduleWidth: number
  tilt: number
  dark: number
  light: number
  noise: number
  seed: number
}

/** Brightness of each pixel, row by row; the bars stand upright in the middle third. */
export function pictureOf(
  { modules, moduleWidth, tilt, dark, light, noise, seed }: Shot,
  width: number,
  height: number,
): Uint8Array {
  let state = seed
  const chance = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const left = Math.floor((width - modules.length * moduleWidth) / 2)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const inBars = y > height / 4 && y < (height * 3) / 4
    const place = Math.floor((x - left - (tilt * (y - height / 2)) / height) / moduleWidth)
    const bright = inBars && modules[place] === '1' ? dark : light
    return Math.max(0, Math.min(255, Math.round(bright + (chance() - 0.5) * noise)))
  })
}

/** A film of grey pictures that a browser takes for its camera (YUV4MPEG2, 4:2:0), each shown for as long as the next. */
export function film(
  pictures: readonly Uint8Array[],
  width: number,
  height: number,
  framesEach: number,
): Buffer {
  const colourless = Buffer.alloc((width * height) / 2, 128)
  const frames = pictures.flatMap((picture) =>
    Array.from({ length: framesEach }, () => [
      Buffer.from('FRAME\n'),
      Buffer.from(picture),
      colourless,
    ]).flat(),
  )
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ])
}
