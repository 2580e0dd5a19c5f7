import {
  box,
  circle,
  iron,
  line,
  metal,
  ring,
  rubber,
  shape,
  steel,
  tube,
  type Ink,
} from './ink.ts'

const lightFront = (ink: Ink) =>
  shape('M236 92L366 50V226L236 184Z', '#f2c94c', 'none', 0, ' opacity=".28"') +
  box(92, 96, 132, 84, 24, ink.base, ink.edge, 3) +
  box(106, 106, 84, 12, 6, ink.light) +
  shape('M216 88h20q12 0 12 12v76q0 12 -12 12h-20z', '#4a5058', '#24272c', 2) +
  circle([238, 138], 24, '#fff3c4', '#c9a227', 3) +
  box(136, 180, 44, 40, 8, '#33373d', '#17191c', 2) +
  circle([120, 138], 7, '#5bc27a')

const lightRear = (ink: Ink) =>
  circle([200, 146], 118, '#e5484d', 'none', 0).replace('/>', ' opacity=".12"/>') +
  box(146, 66, 108, 164, 34, ink.dark, ink.edge, 3) +
  box(160, 80, 80, 136, 24, '#d6332f', '#8d1a17', 2) +
  [106, 148, 190].map((y) => circle([200, y], 15, '#ff8d85', '#b3221e', 2)).join('') +
  box(168, 88, 10, 110, 5, '#ffb3ad')

const lockU = (ink: Ink) =>
  shape('M130 190V112q0 -70 70 -70t70 70v78', 'none', '#33373d', 32) +
  shape('M130 190V112q0 -70 70 -70t70 70v78', 'none', '#5d656e', 22) +
  shape('M124 176V112q0 -64 66 -70', 'none', '#8a929b', 5) +
  box(98, 186, 204, 62, 24, ink.base, ink.edge, 3) +
  box(112, 194, 176, 10, 5, ink.light) +
  circle([200, 222], 13, steel, iron, 2) +
  line(
    [
      [200, 216],
      [200, 228],
    ],
    '#24272c',
    4,
  )

const lockChain = (ink: Ink) =>
  ring([200, 150], 92, ink.edge, 36) +
  ring([200, 150], 92, ink.base, 31) +
  ring([197, 145], 97, ink.light, 4) +
  ring([200, 150], 92, ink.dark, 30, ' stroke-dasharray="2 16"') +
  box(158, 206, 84, 66, 16, '#3f444b', '#17191c', 3) +
  circle([200, 240], 12, steel, iron, 2) +
  line(
    [
      [200, 234],
      [200, 246],
    ],
    '#24272c',
    4,
  )

const pannier = (ink: Ink) =>
  shape('M108 86h184l16 150q2 22 -20 22h-176q-22 0 -20 -22z', ink.base, ink.edge, 3) +
  shape(
    'M100 62h200q10 0 10 12v34q0 10 -10 10h-200q-10 0 -10 -10v-34q0 -12 10 -12z',
    ink.dark,
    ink.edge,
    3,
  ) +
  line(
    [
      [104, 76],
      [296, 76],
    ],
    ink.light,
    4,
  ) +
  box(146, 58, 20, 128, 3, '#2f343a') +
  box(234, 58, 20, 128, 3, '#2f343a') +
  box(142, 166, 28, 22, 5, metal, iron, 2) +
  box(230, 166, 28, 22, 5, metal, iron, 2) +
  shape('M184 204h32v26h-32z', '#eef1f4', 'none', 0, ' opacity=".85"')

const saddlebag = (ink: Ink) =>
  shape(
    'M92 110q0 -18 20 -20l166 -18q32 -2 34 26l4 40q0 28 -32 30l-104 40q-34 12 -58 -10q-30 -28 -30 -88z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M108 112q0 -10 12 -12l156 -16q14 0 18 6q-90 10 -186 22z', ink.light) +
  shape('M100 142q80 4 206 -16', 'none', '#24272c', 5) +
  box(150, 62, 26, 54, 4, '#2f343a') +
  box(226, 54, 26, 54, 4, '#2f343a') +
  box(298, 118, 12, 16, 3, steel)

const rack = (ink: Ink) =>
  tube(
    [
      [70, 96],
      [322, 84],
    ],
    ink,
    10,
  ) +
  tube(
    [
      [80, 116],
      [322, 104],
    ],
    ink,
    8,
  ) +
  tube(
    [
      [140, 104],
      [186, 250],
      [198, 252],
    ],
    ink,
    9,
  ) +
  tube(
    [
      [270, 98],
      [198, 252],
    ],
    ink,
    9,
  ) +
  tube(
    [
      [166, 182],
      [226, 178],
    ],
    ink,
    7,
  ) +
  [110, 160, 210, 260]
    .map((x) =>
      line(
        [
          [x, 96 - (x - 110) * 0.05],
          [x + 4, 116 - (x - 110) * 0.05],
        ],
        ink.edge,
        6,
      ),
    )
    .join('') +
  circle([198, 252], 9, steel, iron, 2) +
  box(52, 88, 18, 22, 4, '#d6332f')

const multitool = (ink: Ink) =>
  [
    [-62, 120],
    [-38, 128],
    [-14, 122],
    [58, 104],
  ]
    .map(([angle, length]) => {
      const a = (angle! * Math.PI) / 180
      return (
        line(
          [
            [128, 176],
            [128 + Math.cos(a) * length!, 176 + Math.sin(a) * length!],
          ],
          '#6b737c',
          13,
        ) +
        line(
          [
            [128, 176],
            [128 + Math.cos(a) * length!, 176 + Math.sin(a) * length!],
          ],
          steel,
          9,
        )
      )
    })
    .join('') +
  shape('M104 148h196q26 0 26 26t-26 26h-196q-26 0 -26 -26t26 -26z', ink.base, ink.edge, 3) +
  line(
    [
      [108, 158],
      [296, 158],
    ],
    ink.light,
    5,
  ) +
  circle([128, 174], 13, steel, iron, 2) +
  circle([278, 174], 13, steel, iron, 2)

const pump = (ink: Ink) =>
  shape('M222 236C330 236 322 120 262 130', 'none', rubber, 7) +
  box(252, 112, 26, 34, 5, '#4a5058', '#24272c', 2) +
  line(
    [
      [194, 92],
      [194, 60],
    ],
    steel,
    9,
  ) +
  box(136, 38, 116, 24, 12, '#33373d', '#17191c', 2) +
  box(174, 88, 40, 150, 8, ink.base, ink.edge, 3) +
  box(181, 92, 8, 142, 4, ink.light) +
  circle([194, 214], 25, '#f7f8fa', '#33373d', 5) +
  line(
    [
      [194, 214],
      [206, 202],
    ],
    '#d6332f',
    3,
  ) +
  shape('M118 262q4 -24 40 -26h72q36 2 40 26z', '#33373d', '#17191c', 2)

const oil = () =>
  shape(
    'M156 122q0 -16 16 -18h56q16 2 16 18v124q0 16 -16 16h-56q-16 0 -16 -16z',
    '#3f7d5a',
    '#234a35',
    3,
  ) +
  box(164, 146, 72, 74, 4, '#f4f5f0') +
  shape('M200 158q20 26 20 38a20 16 0 0 1 -40 0q0 -12 20 -38z', '#e0a52c', '#a8791b', 2) +
  shape('M182 104l8 -40h20l8 40z', '#24272c') +
  line(
    [
      [200, 64],
      [200, 36],
    ],
    '#d6332f',
    9,
  ) +
  box(166, 112, 7, 136, 3, '#7fb896')

export const luggage = {
  'light-front': lightFront,
  'light-rear': lightRear,
  'lock-u': lockU,
  'lock-chain': lockChain,
  pannier,
  saddlebag,
  rack,
  multitool,
  pump,
  oil,
} satisfies Record<string, (ink: Ink) => string>
