import { line, shape, type Ink } from './ink.ts'

const helmet = (ink: Ink) =>
  shape('M150 204q-14 40 6 56M262 204q-6 30 -44 56', 'none', '#33373d', 6) +
  shape(
    'M66 190q-2 -104 118 -120q124 -8 150 90q4 24 -16 28l-60 6q-16 2 -30 12q-22 14 -56 8l-84 -6q-22 -2 -22 -18z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M82 168q14 -70 100 -84q70 -8 108 34q-60 -26 -116 -12q-66 16 -92 62z', ink.light) +
  [
    'M116 176q10 -42 60 -60q8 0 4 8q-32 22 -38 56q-18 6 -26 -4z',
    'M170 182q6 -44 50 -62q10 0 6 8q-26 22 -30 56q-16 6 -26 -2z',
    'M226 178q4 -34 44 -52q14 0 10 8q-24 16 -30 44q-16 8 -24 0z',
    'M280 166q2 -18 24 -24q12 2 12 18q-18 12 -36 6z',
  ]
    .map((d) => shape(d, '#111316', ink.light, 2.5))
    .join('')

const jersey = (ink: Ink) =>
  shape(
    'M150 44q50 22 100 0l46 20l50 70l-40 26l-24 -24v130h-164v-130l-24 24l-40 -26l50 -70z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M150 44q50 22 100 0l4 2q-54 34 -108 0z', ink.dark, ink.edge, 2) +
  line(
    [
      [200, 60],
      [200, 150],
    ],
    ink.edge,
    2.5,
  ) +
  shape('M118 172h164v22h-164z', '#ffffff', 'none', 0, ' opacity=".82"') +
  shape('M118 202h164v8h-164z', ink.light) +
  shape('M54 134l40 26l8 -8l-42 -28zM346 134l-40 26l-8 -8l42 -28z', ink.dark)

const shorts = (ink: Ink) =>
  shape(
    'M138 118V40q4 -10 14 0q12 44 48 44t48 -44q10 -10 14 0v78l16 148h-62l-16 -96l-16 96h-62z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M144 120h112l2 14h-116z', ink.dark) +
  shape('M124 246h58l-2 20h-58zM276 246h-58l2 20h58z', ink.light) +
  line(
    [
      [200, 134],
      [200, 170],
    ],
    ink.edge,
    2,
  ) +
  line(
    [
      [152, 142],
      [142, 238],
    ],
    ink.light,
    3,
  )

const gloves = (ink: Ink) => {
  const glove = (m: 1 | -1, x: number) => {
    const finger = (dx: number, top: number) =>
      line(
        [
          [x + m * dx, top],
          [x + m * dx, 170],
        ],
        ink.edge,
        27,
      ) +
      line(
        [
          [x + m * dx, top],
          [x + m * dx, 170],
        ],
        ink.base,
        22,
      )
    return (
      finger(-34, 92) +
      finger(-10, 74) +
      finger(14, 80) +
      finger(36, 100) +
      line(
        [
          [x - m * 66, 150],
          [x - m * 38, 192],
        ],
        ink.edge,
        29,
      ) +
      line(
        [
          [x - m * 66, 150],
          [x - m * 38, 192],
        ],
        ink.base,
        24,
      ) +
      shape(`M${x - 49} 150h98v72q0 12 -12 12h-74q-12 0 -12 -12z`, ink.base, ink.edge, 2.5) +
      shape(`M${x - 46} 138h92v40h-92z`, ink.base) +
      shape(`M${x - 44} 216h88v40h-88z`, ink.dark, ink.edge, 2.5) +
      shape(`M${x - 28} 158h56v14h-56z`, ink.light)
    )
  }
  return glove(1, 124) + glove(-1, 278)
}

const shoe = (ink: Ink) =>
  shape(
    'M60 214q-4 -46 10 -104q4 -12 18 -8l60 16q24 24 60 40q40 12 90 22q44 10 46 42q-2 12 -14 12h-250q-18 0 -20 -20z',
    ink.base,
    ink.edge,
    3,
  ) +
  shape('M60 216q60 10 284 4q0 14 -14 14h-250q-18 0 -20 -18z', '#24272c', '#17191c', 2) +
  shape('M76 112l66 16q4 18 -20 24q-34 6 -52 -8z', ink.dark) +
  line(
    [
      [180, 150],
      [152, 196],
    ],
    ink.edge,
    10,
  ) +
  line(
    [
      [180, 150],
      [152, 196],
    ],
    ink.light,
    6,
  ) +
  line(
    [
      [236, 172],
      [214, 206],
    ],
    ink.edge,
    10,
  ) +
  line(
    [
      [236, 172],
      [214, 206],
    ],
    ink.light,
    6,
  ) +
  shape('M190 234h66v12h-66z', '#99a1aa') +
  line(
    [
      [300, 188],
      [330, 206],
    ],
    ink.dark,
    4,
  )

export const clothing = { helmet, jersey, shorts, gloves, shoe } satisfies Record<
  string,
  (ink: Ink) => string
>
