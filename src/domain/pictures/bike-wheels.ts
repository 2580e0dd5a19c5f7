import type { BikeShape } from './bike-shapes.ts'
import {
  around,
  between,
  box,
  circle,
  iron,
  line,
  metal,
  moved,
  onCircle,
  ring,
  rubber,
  steel,
  type Point,
} from './ink.ts'

/** Disc brakes, as everything has that is ridden fast, heavy or off the road; the others have callipers at the rim. */
const hasDiscs = ({ fork, bars, battery, fixed }: BikeShape) =>
  !fixed && (fork === 'suspension' || bars === 'drop' || battery === true)

/** A wheel with its tyre, spokes, hub and disc. */
export function wheel(at: Point, radius: number, bike: BikeShape): string {
  const rim = radius - bike.tyre / 2 - (bike.deepRims ? 5 : 2.5)
  return [
    bike.knobs ? ring(at, radius, rubber, bike.tyre + 3, ' stroke-dasharray="4 3.2"') : '',
    ring(at, radius, rubber, bike.tyre),
    ring(at, radius + bike.tyre * 0.22, '#43474e', bike.tyre * 0.2),
    ring(at, rim, bike.deepRims ? '#3a3e45' : metal, bike.deepRims ? 9 : 4),
    around(20, (degrees, n) =>
      line(
        [onCircle(at, 5, degrees + (n % 2 ? 55 : -55)), onCircle(at, rim, degrees)],
        '#9fa7b0',
        0.7,
      ),
    ),
    hasDiscs(bike)
      ? ring(at, 14, '#7d858e', 3.5) + ring(at, 14, steel, 2.2, ' stroke-dasharray="4 1.6"')
      : '',
    circle(at, 6.5, '#33373d'),
    circle(at, 4.5, iron, metal, 1.5),
    circle(at, 1.8, steel),
  ].join('')
}

const grey = '#4a5058'
const crank = 25

/** A pedal seen from its side, its axle at a point. */
const pedal = ([x, y]: Point) =>
  box(x - 10, y - 3, 20, 6, 2, rubber) + box(x - 7, y - 1.2, 14, 2.4, 1, grey)

/** The crank and pedal of the far side, behind the frame. */
export const farCrank = ({ bracket }: BikeShape) => {
  const end = moved(bracket, -crank, -3)
  return line([bracket, end], '#2f343a', 4.5) + pedal(end)
}

/** Sprockets at the rear hub, and with gears the derailleur below them. Both ends of the chain lie on them. */
function rearGears({ rear, single }: BikeShape): {
  sprockets: string
  derailleur: string
  low: Point
} {
  if (single)
    return {
      sprockets: circle(rear, 8, '#7d858e', iron, 1.5) + circle(rear, 3, steel),
      derailleur: '',
      low: moved(rear, 0, 8),
    }
  const guide = moved(rear, 5, 17)
  const tension = moved(rear, 11, 31)
  return {
    sprockets: [14, 11.5, 9, 6.5]
      .map((radius, n) =>
        ring(rear, radius, n % 2 ? '#aab1b9' : '#6f7780', 2.4, ' stroke-dasharray="2.2 0.9"'),
      )
      .join(''),
    derailleur:
      line([moved(rear, 2, 4), moved(rear, 6, 10), guide], '#33373d', 5) +
      line([guide, tension], '#33373d', 6) +
      line([guide, tension], grey, 2) +
      circle(guide, 4, rubber, metal, 1.2) +
      circle(tension, 4, rubber, metal, 1.2),
    low: moved(tension, 0, 4),
  }
}

/** Sprockets, derailleur, chain, chainring and the crank of the near side. */
export function drivetrain(bike: BikeShape): string {
  const { rear, bracket, battery } = bike
  const { sprockets, derailleur, low } = rearGears(bike)
  const pedalAt = moved(bracket, crank, 3)
  const chain = (from: Point, to: Point) =>
    line([from, to], '#2f343a', 2.4) + line([from, to], '#8d959e', 1, ' stroke-dasharray="1.6 1.6"')
  return [
    sprockets,
    battery ? circle(bracket, 21, '#34383e', '#1f2226', 2) : '',
    chain(moved(bracket, 0, -16), moved(rear, 1, bike.single ? -8 : -12)),
    chain(moved(bracket, -2, 16), low),
    derailleur,
    ring(bracket, 15, '#3b4047', 3.5),
    ring(bracket, 17, '#6f7780', 1.8, ' stroke-dasharray="1.8 1.5"'),
    around(4, (degrees) => line([bracket, onCircle(bracket, 14, degrees + 40)], grey, 3)),
    line([bracket, pedalAt], '#2f343a', 6),
    line([moved(bracket, 3, 0), moved(pedalAt, -4, -1)], '#59616a', 1.6),
    pedal(pedalAt),
    circle(bracket, 5, '#33373d', metal, 1.4),
    circle(pedalAt, 2, steel),
  ].join('')
}

/** Callipers at both wheels: beside a disc, or over the rim. */
export function brakes(bike: BikeShape): string {
  const { front, rear, radius, headBottom, fixed } = bike
  if (fixed) return ''
  if (hasDiscs(bike))
    return (
      line([moved(front, -9, -13), moved(front, -12, -5)], '#24272c', 6) +
      line([moved(rear, 8, -14), moved(rear, 14, -8)], '#24272c', 6)
    )
  const tall = radius + bike.tyre / 2 + 2
  const over = bike.cargo ? front : between(headBottom, front, 0.18)
  return (
    line([moved(over, -4, 0), moved(over, 4, 8)], '#33373d', 4) +
    line([onCircle(rear, tall, 300), onCircle(rear, tall - 9, 302)], '#33373d', 4)
  )
}
