import type { BikeShape } from './bike-shapes.ts'
import {
  around,
  box,
  circle,
  line,
  metal,
  onCircle,
  ring,
  rubber,
  shape,
  steel,
  tube,
  iron,
  type Ink,
  type Point,
} from './ink.ts'

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

function wheel(at: Point, radius: number, bike: BikeShape): string {
  const rim = radius - bike.tyre / 2 - (bike.deepRims ? 5 : 2.5)
  return [
    bike.knobs ? ring(at, radius, rubber, bike.tyre + 3, ' stroke-dasharray="4 3.2"') : '',
    ring(at, radius, rubber, bike.tyre),
    ring(at, rim, bike.deepRims ? '#3a3e45' : metal, bike.deepRims ? 9 : 4),
    around(14, (degrees) =>
      line([onCircle(at, 4, degrees + 40), onCircle(at, rim, degrees)], '#aab1b9', 0.9),
    ),
    bike.fork || bike.bars === 'drop' || bike.battery
      ? ring(at, 13, steel, 3, ' stroke-dasharray="5 1.5"')
      : '',
    circle(at, 5, iron, metal, 2),
  ].join('')
}

function drivetrain({ rear, bracket, battery }: BikeShape): string {
  return [
    battery ? circle(bracket, 20, '#34383e', '#1f2226', 2) : '',
    line([moved(bracket, 0, -13), moved(rear, 0, -8)], iron, 2),
    line([moved(bracket, 0, 13), moved(rear, 4, 9)], iron, 2),
    circle(rear, 9, '#7d858e', iron, 1.5),
    circle(bracket, 14, 'none', '#4a5058', 4),
    around(4, (degrees) => line([bracket, onCircle(bracket, 13, degrees + 20)], '#4a5058', 2.5)),
    line([moved(bracket, -12, -22), moved(bracket, 12, 22)], '#3b4047', 5),
    box(bracket[0] + 4, bracket[1] + 20, 18, 5, 2, rubber),
    box(bracket[0] - 22, bracket[1] - 26, 18, 5, 2, rubber),
    circle(bracket, 4, steel),
  ].join('')
}

function fork(bike: BikeShape, ink: Ink): string {
  const { headBottom, front, cargo } = bike
  if (cargo) return line([moved(front, -34, -52), front], iron, 8)
  if (!bike.fork)
    return tube(
      [headBottom, between(headBottom, front, 0.55), front],
      { ...ink, base: ink.dark },
      bike.width * 0.72,
    )
  const crown = between(headBottom, front, 0.14)
  const lower = between(headBottom, front, 0.5)
  return (
    line([headBottom, crown], '#3b4047', 9) +
    line([crown, lower], steel, 6) +
    line([lower, front], '#2f343a', 9.5)
  )
}

function frame(bike: BikeShape, ink: Ink): string {
  const { rear, bracket, seat, headTop, headBottom, topTubeEnd, width } = bike
  const stay = width * 0.62
  const downTube = bike.battery ? width + 7 : width * 1.15
  const pivot = between(topTubeEnd, bracket, 0.35)
  const stays = bike.rearShock
    ? tube([bracket, rear], ink, stay + 1) +
      tube([rear, moved(pivot, -8, -6), moved(pivot, 6, -2)], ink, stay + 1)
    : tube([bracket, rear], ink, stay) +
      tube([bike.beam ? between(seat, bracket, 0.3) : seat, rear], ink, stay)
  const main = bike.beam
    ? tube([bracket, [bracket[0] - 4, bracket[1] - 24], moved(headBottom, 0, 14)], ink, width * 1.5)
    : tube([headBottom, bracket], ink, downTube) +
      tube([moved(headTop, 2, 6), topTubeEnd], ink, width)
  return [
    stays,
    tube([seat, bracket], ink, width),
    main,
    bike.rearShock
      ? line([moved(pivot, 4, -4), between(headTop, topTubeEnd, 0.52)], '#2f343a', 8) +
        line([moved(pivot, 4, -4), between(headTop, topTubeEnd, 0.7)], '#e0a52c', 4)
      : '',
    bike.battery
      ? line([between(headBottom, bracket, 0.18), between(headBottom, bracket, 0.74)], '#24272c', 8)
      : '',
    tube([headTop, headBottom], ink, width * 1.25),
  ].join('')
}

/** Stem and bars; the grips are rubber. */
function cockpit({ headTop, bars }: BikeShape): string {
  const top = moved(headTop, -2, -10)
  const stemEnd =
    bars === 'drop' || bars === 'bullhorn'
      ? moved(top, 18, -3)
      : bars === 'swept'
        ? moved(top, 4, -12)
        : moved(top, 12, -6)
  const stem = line([headTop, top, stemEnd], '#33373d', 5.5)
  const [x, y] = stemEnd
  const forms = {
    drop:
      shape(
        `M${x - 4} ${y}C${x + 10} ${y - 1} ${x + 20} ${y - 2} ${x + 22} ${y + 8}C${x + 24} ${y + 20} ${x + 14} ${y + 26} ${x} ${y + 26}`,
        'none',
        rubber,
        5.5,
      ) +
      shape(`M${x + 20} ${y}q8 -6 6 -12`, 'none', rubber, 6) +
      line(
        [
          [x + 22, y + 2],
          [x + 17, y + 20],
        ],
        '#4a5058',
        2.5,
      ),
    bullhorn: shape(
      `M${x - 4} ${y}C${x + 10} ${y} ${x + 14} ${y + 4} ${x + 24} ${y - 4}`,
      'none',
      rubber,
      5.5,
    ),
    flat: line([moved(stemEnd, -10, 1), moved(stemEnd, 2, 0)], rubber, 6.5),
    riser:
      line([moved(stemEnd, -24, -4), moved(stemEnd, -8, -6), stemEnd], rubber, 7) +
      line([moved(stemEnd, -8, 4), moved(stemEnd, 4, 8)], iron, 2.5),
    swept:
      shape(
        `M${x} ${y}C${x - 4} ${y - 8} ${x - 14} ${y - 6} ${x - 30} ${y - 2}`,
        'none',
        metal,
        4.5,
      ) +
      line(
        [
          [x - 34, y - 1],
          [x - 20, y - 4],
        ],
        rubber,
        7,
      ),
  }
  return stem + forms[bars]
}

function extras(bike: BikeShape, ink: Ink): string {
  const { rear, front, radius, seat, headTop } = bike
  const arc = (at: Point, from: number, to: number, r: number) => {
    const [ax, ay] = onCircle(at, r, from)
    const [bx, by] = onCircle(at, r, to)
    return shape(`M${ax} ${ay}A${r} ${r} 0 0 1 ${bx} ${by}`, 'none', ink.dark, 4)
  }
  return [
    bike.fenders
      ? arc(rear, 170, 305, radius + bike.tyre / 2 + 4) +
        arc(front, 205, 330, (bike.frontRadius ?? radius) + bike.tyre / 2 + 4)
      : '',
    bike.rack
      ? line([moved(seat, -8, 2), [rear[0] - 34, seat[1] + 4]], '#3b4047', 4) +
        line([[rear[0] - 24, seat[1] + 4], rear], '#3b4047', 2.5)
      : '',
    bike.basket
      ? shape(`M${headTop[0] + 12} ${headTop[1] - 6}h44l-7 36h-32z`, '#b98d57', '#7e5c33', 2) +
        line(
          [
            [headTop[0] + 15, headTop[1] + 6],
            [headTop[0] + 53, headTop[1] + 6],
          ],
          '#7e5c33',
          1.5,
        ) +
        line(
          [
            [headTop[0] + 17, headTop[1] + 17],
            [headTop[0] + 51, headTop[1] + 17],
          ],
          '#7e5c33',
          1.5,
        )
      : '',
    bike.cargo
      ? tube([bike.headBottom, [206, 226], [306, 226]], ink, 9) +
        shape('M214 158h104l-14 60h-78z', ink.base, ink.edge, 2.5) +
        shape('M214 158h104l-2 10h-100z', ink.light)
      : '',
  ].join('')
}

const saddle = ({ saddle: [x, y], seat }: BikeShape) =>
  line([[x + 2, y + 6], seat], '#3b4047', 5.5) +
  shape(
    `M${x - 22} ${y - 1}q1 -6 9 -5q16 2 34 2q9 0 9 4q-1 4 -10 4q-20 1 -28 5q-12 3 -14 -10z`,
    rubber,
    '#14161a',
    1,
  )

/** A bicycle from its right side. */
export function drawBike(bike: BikeShape, ink: Ink): string {
  return `<g transform="translate(-10 -32) scale(1.05)">${[
    `<ellipse cx="200" cy="${bike.rear[1] + bike.radius + 7}" rx="${(bike.front[0] - bike.rear[0]) / 2 + 62}" ry="5" fill="#1b2430" opacity=".1"/>`,
    wheel(bike.rear, bike.radius, bike),
    wheel(bike.front, bike.frontRadius ?? bike.radius, bike),
    saddle(bike),
    fork(bike, ink),
    extras(bike, ink),
    frame(bike, ink),
    cockpit(bike),
    drivetrain(bike),
  ].join('')}</g>`
}
