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
  type Point,
} from './ink.ts'

const saddle = (ink: Ink) =>
  [
    shape('M128 176q26 38 66 20q40 -18 104 -20', 'none', metal, 7),
    shape('M128 170q26 38 66 20q40 -18 104 -20', 'none', steel, 2),
    shape(
      'M70 128q-2 -34 44 -30q46 4 90 10q60 8 112 10q26 2 26 16q-2 16 -34 18q-62 2 -106 14q-58 18 -98 8q-30 -8 -34 -46z',
      ink.base,
      ink.edge,
      3,
    ),
    shape(
      'M82 122q2 -16 32 -14q50 4 90 10q60 8 114 12q14 2 14 6q-70 -2 -128 -8q-70 -6 -122 -6z',
      ink.light,
    ),
    shape('M160 138q70 8 132 4q-60 10 -100 16q-34 4 -32 -20z', ink.dark),
  ].join('')

const seatpost = (ink: Ink) =>
  tube(
    [
      [214, 262],
      [190, 82],
    ],
    ink,
    26,
  ) +
  line(
    [
      [150, 62],
      [246, 48],
    ],
    iron,
    8,
  ) +
  shape('M166 68l54 -8l4 26l-50 8z', '#4a5058', '#24272c', 2) +
  circle([178, 80], 6, steel) +
  circle([214, 74], 6, steel) +
  [0, 1, 2, 3, 4]
    .map((at) =>
      line(
        [
          [200 + at * 2.2, 150 + at * 16],
          [209 + at * 2.2, 149 + at * 16],
        ],
        ink.light,
        2,
      ),
    )
    .join('')

const dropBar = (ink: Ink) => {
  const side = (m: 1 | -1) => {
    const x = (dx: number) => 200 + m * dx
    const d = `M${x(0)} 88C${x(60)} 86 ${x(96)} 88 ${x(112)} 96C${x(136)} 108 ${x(140)} 150 ${x(128)} 180C${x(120)} 204 ${x(104)} 214 ${x(84)} 216`
    return (
      shape(d, 'none', ink.edge, 21) +
      shape(d, 'none', ink.base, 17) +
      shape(`M${x(60)} 84C${x(90)} 85 ${x(110)} 92 ${x(118)} 106`, 'none', ink.light, 4) +
      shape(`M${x(128)} 180C${x(120)} 204 ${x(104)} 214 ${x(84)} 216`, 'none', rubber, 20)
    )
  }
  return side(1) + side(-1) + box(184, 74, 32, 30, 4, '#4a5058', '#24272c', 2)
}

const flatBar = (ink: Ink) =>
  tube(
    [
      [66, 128],
      [150, 130],
      [176, 158],
      [224, 158],
      [250, 130],
      [334, 128],
    ],
    ink,
    17,
  ) +
  line(
    [
      [58, 128],
      [110, 129],
    ],
    rubber,
    24,
  ) +
  line(
    [
      [342, 128],
      [290, 129],
    ],
    rubber,
    24,
  ) +
  box(188, 146, 24, 26, 3, '#4a5058', '#24272c', 2)

const stem = (ink: Ink) =>
  shape('M92 124l196 -30l8 58l-192 34z', ink.base, ink.edge, 3) +
  shape('M100 130l184 -28l2 12l-184 28z', ink.light) +
  box(72, 96, 60, 104, 14, ink.dark, ink.edge, 3) +
  circle([300, 122], 44, ink.base, ink.edge, 3) +
  circle([300, 122], 28, '#edeff2', ink.edge, 3) +
  [
    [84, 122],
    [84, 176],
    [334, 96],
    [334, 148],
  ]
    .map(([x, y]) => circle([x!, y!], 6, steel, iron, 1.5))
    .join('')

const grip = (y: number, ink: Ink) =>
  box(76, y, 230, 44, 16, ink.base, ink.edge, 2.5) +
  box(300, y - 5, 26, 54, 6, '#4a5058', '#24272c', 2) +
  box(64, y - 2, 22, 48, 6, '#33373d', '#17191c', 2) +
  Array.from({ length: 9 }, (_, at) =>
    line(
      [
        [104 + at * 22, y + 9],
        [112 + at * 22, y + 35],
      ],
      ink.dark,
      5,
    ),
  ).join('') +
  line(
    [
      [100, y + 7],
      [288, y + 7],
    ],
    ink.light,
    3,
  )

const tape = (ink: Ink) => {
  const roll = (x: number, y: number) =>
    circle([x, y], 66, ink.base, ink.edge, 3) +
    [54, 44, 34].map((radius) => ring([x, y], radius, ink.dark, 2.5)).join('') +
    ring([x - 2, y - 3], 60, ink.light, 4) +
    circle([x, y], 22, '#edeff2', ink.edge, 3)
  return (
    roll(136, 148) +
    roll(264, 148) +
    shape('M264 214q40 6 90 24l-6 20q-60 -18 -92 -24z', ink.base, ink.edge, 3)
  )
}

const bottle = (ink: Ink) =>
  shape(
    'M158 98q0 -20 20 -22h44q20 2 20 22v28q-8 10 0 22v96q0 20 -20 20h-44q-20 0 -20 -20v-96q8 -12 0 -22z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M168 100q0 -12 10 -14v168q-10 -2 -10 -14z', ink.light) +
  box(164, 56, 72, 24, 8, '#33373d', '#17191c', 2) +
  box(186, 34, 28, 24, 8, '#4a5058', '#24272c', 2) +
  shape('M176 186h48v38h-48z', '#ffffff', 'none', 0, ' opacity=".75"')

const cage = (ink: Ink) => {
  const rail: Point[] = [
    [176, 60],
    [176, 216],
    [200, 240],
    [226, 232],
  ]
  return (
    tube(rail, ink, 12) +
    tube(
      [
        [176, 92],
        [232, 104],
        [252, 140],
      ],
      ink,
      10,
    ) +
    tube(
      [
        [176, 150],
        [230, 158],
        [250, 140],
      ],
      ink,
      10,
    ) +
    tube(
      [
        [176, 200],
        [236, 206],
        [252, 178],
      ],
      ink,
      10,
    ) +
    circle([176, 110], 5, '#edeff2', ink.edge, 2) +
    circle([176, 186], 5, '#edeff2', ink.edge, 2)
  )
}

export const contactParts = {
  saddle,
  seatpost,
  'handlebar-drop': dropBar,
  'handlebar-flat': flatBar,
  stem,
  grips: (ink: Ink) => grip(88, ink) + grip(168, ink),
  tape,
  bottle,
  cage,
} satisfies Record<string, (ink: Ink) => string>
