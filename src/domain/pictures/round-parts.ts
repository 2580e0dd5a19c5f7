import {
  around,
  circle,
  iron,
  line,
  metal,
  onCircle,
  ring,
  rubber,
  shape,
  steel,
  toothed,
  type Ink,
  type Point,
} from './ink.ts'

const middle: Point = [200, 150]

const wheel = (ink: Ink) =>
  [
    ring(middle, 108, rubber, 13),
    ring(middle, 97, ink.edge, 15),
    ring(middle, 97, ink.base, 13),
    ring(middle, 101, ink.light, 2),
    around(24, (degrees, at) =>
      line(
        [onCircle(middle, 11, degrees + (at % 2 ? 60 : -60)), onCircle(middle, 90, degrees)],
        metal,
        1.3,
      ),
    ),
    ring(middle, 24, steel, 5, ' stroke-dasharray="9 3"'),
    circle(middle, 13, iron, '#2f343a', 3),
    circle(middle, 5, steel),
  ].join('')

const tyre = (ink: Ink) =>
  [
    ring(middle, 98, '#17191c', 30),
    ring(middle, 98, rubber, 26),
    ring(middle, 88, ink.base, 5),
    ring(middle, 106, '#4a4e55', 3),
    ring(middle, 100, '#3d4147', 3, ' stroke-dasharray="2 6"'),
  ].join('')

const knobby = (ink: Ink) =>
  [
    ring(middle, 106, rubber, 16, ' stroke-dasharray="10 6.6"'),
    ring(middle, 96, '#17191c', 28),
    ring(middle, 96, rubber, 24),
    ring(middle, 103, '#4a4e55', 7, ' stroke-dasharray="7 5"'),
    ring(middle, 90, ink.base, 3),
    ring(middle, 85, '#17191c', 2),
  ].join('')

const innerTube = () =>
  [
    ring(middle, 92, '#17191c', 26),
    ring(middle, 92, '#34383e', 22),
    ring([198, 146], 95, '#5a6068', 4),
    line(
      [
        [200, 232],
        [200, 200],
      ],
      metal,
      6,
    ),
    line(
      [
        [200, 206],
        [200, 198],
      ],
      steel,
      4,
    ),
    circle([200, 228], 7, '#4a4e55'),
  ].join('')

const cassette = () =>
  [88, 74, 61, 49, 38]
    .map((radius, at) =>
      shape(
        toothed(middle, radius, radius - 6, Math.round(radius / 2.4)),
        at % 2 ? '#b9c0c8' : '#d3d8de',
        '#6b737c',
        1.2,
      ),
    )
    .join('') +
  around(6, (degrees) => circle(onCircle(middle, 30, degrees), 5, '#8a929b')) +
  circle(middle, 20, '#6b737c', iron, 2) +
  circle(middle, 13, '#f1f3f5', iron, 2)

const rotor = () =>
  shape(toothed(middle, 104, 99, 24), steel, '#6b737c', 1.5) +
  circle(middle, 74, '#edeff2', '#6b737c', 1.5) +
  around(36, (degrees) =>
    circle(onCircle(middle, degrees % 20 ? 84 : 93, degrees), 4, '#edeff2', '#8a929b', 0.8),
  ) +
  around(6, (degrees) =>
    shape(
      `M${onCircle(middle, 30, degrees).join(' ')}L${onCircle(middle, 78, degrees + 32).join(' ')}`,
      'none',
      '#4a5058',
      10,
    ),
  ) +
  circle(middle, 34, '#4a5058', '#2f343a', 2) +
  around(6, (degrees) => circle(onCircle(middle, 25, degrees), 3.5, steel)) +
  circle(middle, 15, '#edeff2')

/** A crank arm with its ring; `at` moves it about, `size` is 1 for a picture of its own. */
export function crank([x, y]: Point, size: number): string {
  const at: Point = [x, y]
  const arm = (dx: number, dy: number) =>
    line([at, [x + dx * size, y + dy * size]], '#17191c', 25 * size) +
    line([at, [x + dx * size, y + dy * size]], '#3f444b', 21 * size)
  return [
    shape(toothed(at, 78 * size, 72 * size, 36), '#4a5058', '#24272c', 1.5),
    circle(at, 60 * size, '#edeff2', '#24272c', 1.5),
    around(4, (degrees) => line([at, onCircle(at, 66 * size, degrees + 45)], '#2f343a', 13 * size)),
    arm(70, 92),
    circle([x + 70 * size, y + 92 * size], 6 * size, '#edeff2', '#17191c', 2),
    circle(at, 20 * size, '#2a2d32', '#17191c', 2),
    circle(at, 9 * size, metal),
  ].join('')
}

export const roundParts = {
  wheel,
  tyre,
  'tyre-knobby': knobby,
  tube: innerTube,
  cassette,
  rotor,
  crankset: () => crank([176, 120], 1.15),
} satisfies Record<string, (ink: Ink) => string>
