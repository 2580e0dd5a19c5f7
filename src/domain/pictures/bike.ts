import type { BikeShape } from './bike-shapes.ts'
import { fork, frame } from './bike-frame.ts'
import { brakes, drivetrain, farCrank, wheel } from './bike-wheels.ts'
import {
  between,
  line,
  metal,
  moved,
  onCircle,
  rubber,
  shape,
  tube,
  type Ink,
  type Point,
} from './ink.ts'

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
  const flatLever = line(
    [moved(stemEnd, -3, 3), moved(stemEnd, 6, 6), moved(stemEnd, 12, 12)],
    '#8d959e',
    2.4,
  )
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
          [x + 23, y - 2],
          [x + 27, y + 8],
          [x + 22, y + 19],
        ],
        '#8d959e',
        2.4,
      ),
    bullhorn: shape(
      `M${x - 4} ${y}C${x + 10} ${y} ${x + 14} ${y + 4} ${x + 24} ${y - 4}`,
      'none',
      rubber,
      5.5,
    ),
    flat: line([moved(stemEnd, -10, 1), moved(stemEnd, 2, 0)], rubber, 6.5) + flatLever,
    riser: line([moved(stemEnd, -24, -4), moved(stemEnd, -8, -6), stemEnd], rubber, 7) + flatLever,
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
      ) +
      line([moved(stemEnd, -12, 2), moved(stemEnd, -26, 5)], '#8d959e', 2.2),
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

/** The hose or cable from the lever to the front brake. */
const cable = (bike: BikeShape) => {
  const [x, y] = moved(bike.headTop, bike.bars === 'swept' ? -4 : 14, -12)
  const [fx, fy] = between(bike.headBottom, bike.front, 0.2)
  if (bike.cargo || bike.basket || bike.fixed) return ''
  return shape(
    `M${x} ${y}C${x + 22} ${y + 10} ${fx + 20} ${fy - 24} ${fx + 2} ${fy}`,
    'none',
    '#24272c',
    1.4,
  )
}

/**
 * A bicycle from its right side.
 * @param brand written on the down tube; empty for none
 */
export function drawBike(bike: BikeShape, ink: Ink, brand: string): string {
  return `<g transform="translate(-10 -32) scale(1.05)">${[
    `<ellipse cx="200" cy="${bike.rear[1] + bike.radius + 8}" rx="${(bike.front[0] - bike.rear[0]) / 2 + 56}" ry="4" fill="#1b2430" opacity=".08"/>`,
    farCrank(bike),
    wheel(bike.rear, bike.radius, bike),
    wheel(bike.front, bike.frontRadius ?? bike.radius, bike),
    saddle(bike),
    cable(bike),
    fork(bike, ink),
    extras(bike, ink),
    frame(bike, ink, brand),
    brakes(bike),
    cockpit(bike),
    drivetrain(bike),
  ].join('')}</g>`
}
