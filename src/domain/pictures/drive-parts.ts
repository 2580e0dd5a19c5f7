import {
  around,
  box,
  circle,
  iron,
  line,
  metal,
  onCircle,
  ring,
  shape,
  steel,
  toothed,
  type Ink,
  type Point,
} from './ink.ts'
import { crank } from './round-parts.ts'

const pulley = (at: Point, radius: number) =>
  shape(toothed(at, radius, radius - 3.5, 11), '#33373d', '#17191c', 1) +
  circle(at, radius * 0.36, steel, iron, 1.5)

function derailleurAt(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return [
    line([at(0, 84), at(-16, 158)], '#24272c', 20 * size),
    line([at(0, 84), at(-16, 158)], '#565d66', 9 * size),
    line([at(36, 0), at(44, 34), at(8, 78)], '#17191c', 30 * size),
    line([at(36, 0), at(44, 34), at(8, 78)], '#4a5058', 25 * size),
    line([at(40, 12), at(38, 40), at(14, 68)], '#858d96', 5 * size),
    circle(at(36, 0), 17 * size, '#33373d', '#17191c', 2),
    circle(at(36, 0), 6 * size, steel),
    circle(at(4, 80), 22 * size, '#33373d', '#17191c', 2),
    pulley(at(0, 96), 22 * size),
    pulley(at(-16, 160), 22 * size),
  ].join('')
}

const sprockets = (at: Point, size: number) =>
  [54, 43, 33]
    .map((radius, i) =>
      shape(
        toothed(at, radius * size, (radius - 5) * size, Math.round(radius / 2.4)),
        i % 2 ? '#b9c0c8' : '#d9dde2',
        '#6b737c',
        1.2,
      ),
    )
    .join('') + circle(at, 14 * size, '#f1f3f5', iron, 2)

const groupset = () =>
  crank([120, 112], 0.86) +
  sprockets([292, 98], 1.05) +
  derailleurAt(236, 158, 0.62) +
  shape('M330 176q26 4 26 30q0 26 -18 48l-16 -6q12 -24 8 -40z', '#2a2d32', '#17191c', 2)

function chain(): string {
  const points = Array.from({ length: 26 }, (_, at): Point => [
    56 + at * 11.5,
    150 + Math.sin(at / 3.2) * 44,
  ])
  return (
    points
      .slice(1)
      .map((to, at) => {
        const from = points[at]!
        return (
          line([from, to], at % 2 ? '#7d858e' : '#c9ced5', at % 2 ? 15 : 9) +
          (at % 2 ? line([from, to], '#b3bac2', 9) : '')
        )
      })
      .join('') + points.map((at) => circle(at, 3.4, '#4a5058')).join('')
  )
}

const brake = (ink: Ink) =>
  [
    shape('M64 96h92q14 0 14 14v16q0 10 -10 10h-96q-8 0 -8 -8v-22q0 -10 8 -10z', ink.edge),
    box(60, 98, 108, 36, 12, ink.base),
    box(70, 102, 76, 7, 3, ink.light),
    shape('M150 132q-10 44 -84 78', 'none', '#17191c', 17),
    shape('M150 132q-10 44 -84 78', 'none', '#4a5058', 13),
    ring([112, 116], 20, '#33373d', 8),
    shape('M168 112C240 96 216 52 268 60S330 110 318 150', 'none', '#2a2d32', 5),
    shape('M270 150h74q14 0 14 14v60q0 16 -16 16h-60q-16 0 -16 -16v-70z', ink.base, ink.edge, 2.5),
    shape('M276 156h64q10 0 12 8h-80z', ink.light),
    box(292, 196, 42, 46, 5, '#33373d'),
    box(309, 196, 8, 46, 2, '#edeff2'),
    circle([290, 178], 7, steel, iron, 1.5),
    circle([334, 178], 7, steel, iron, 1.5),
  ].join('')

const pad = (x: number) =>
  shape(`M${x} 96q44 -22 88 0l6 84q-50 26 -100 0z`, '#b98d57', '#7e5c33', 2) +
  shape(`M${x + 10} 108q34 -14 68 0l4 62q-38 18 -76 0z`, '#3d4147', '#17191c', 2) +
  shape(`M${x + 34} 90l-4 -30h28l-4 30z`, '#b98d57', '#7e5c33', 2) +
  circle([x + 44, 72], 5, '#edeff2', '#7e5c33', 1.5) +
  line(
    [
      [x + 44, 106],
      [x + 44, 176],
    ],
    '#24272c',
    3,
  )

const pedal = (ink: Ink) =>
  [
    line(
      [
        [90, 150],
        [170, 150],
      ],
      metal,
      20,
    ),
    line(
      [
        [90, 146],
        [170, 146],
      ],
      steel,
      6,
    ),
    box(82, 138, 22, 24, 4, iron),
    shape(
      'M176 84h124q14 0 14 14v104q0 14 -14 14h-124q-14 0 -14 -14v-104q0 -14 14 -14z',
      ink.base,
      ink.edge,
      3,
    ),
    shape(
      'M196 106h34v34h-34zM250 106h44v34h-44zM196 160h34v34h-34zM250 160h44v34h-44z',
      '#edeff2',
      ink.edge,
      2,
    ),
    line(
      [
        [174, 92],
        [302, 92],
      ],
      ink.light,
      4,
    ),
    box(230, 90, 20, 120, 5, ink.dark),
    around(4, (degrees) => circle(onCircle([238, 150], 78, degrees + 41), 4, steel, iron, 1)),
  ].join('')

export const driveParts = {
  groupset,
  chain,
  brake,
  pedal,
  derailleur: () => derailleurAt(186, 66, 1.05),
  pads: () => pad(94) + pad(216),
} satisfies Record<string, (ink: Ink) => string>
