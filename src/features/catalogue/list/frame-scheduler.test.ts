import { expect, test } from 'vitest'
import { createFrameScheduler } from './frame-scheduler.ts'

/** Frames triggered by the test, each the given number of ms after the one before. */
function frames() {
  let now = 0
  let waiting: ((time: number) => void)[] = []
  const turns = createFrameScheduler((run) => waiting.push(run))
  return {
    turns,
    /** @returns whether another frame was asked for */
    pass(ms = 1_000 / 60): boolean {
      now += ms
      const due = waiting
      waiting = []
      for (const run of due) run(now)
      return waiting.length > 0
    },
  }
}
/** Asks for cards to be drawn; each notes itself. */
const ask = ({ turns }: ReturnType<typeof frames>, cards: number[]) => {
  const drawn: number[] = []
  return { drawn, backs: cards.map((at) => turns.take(at, () => drawn.push(at))) }
}

test('a list that moves draws one card a frame, the nearest to the middle first', () => {
  const list = frames()
  list.turns.moving = true
  list.turns.middle = 20
  const { drawn } = ask(list, [5, 18, 40, 21])
  list.pass()
  expect(drawn).toEqual([21])
  list.turns.middle = 38
  list.pass()
  list.pass()
  expect(drawn).toEqual([21, 40, 18])
  expect(list.pass(), 'and asks for no frame once it has drawn all').toBe(false)
  expect(drawn).toEqual([21, 40, 18, 5])
})

test('one that rests draws several', () => {
  const list = frames()
  const { drawn } = ask(
    list,
    Array.from({ length: 8 }, (_, at) => at),
  )
  list.pass()
  expect(drawn).toEqual([0, 1, 2, 3, 4, 5])
  list.pass()
  expect(drawn).toHaveLength(8)
})

test('what has left the screen is not drawn', () => {
  const list = frames()
  list.turns.moving = true
  const { drawn, backs } = ask(list, [1, 2, 3])
  backs[0]!()
  while (list.pass());
  expect(drawn).toEqual([2, 3])
})

test('where a card costs frames, frames without one follow; at rest it is drawn all the same', () => {
  const list = frames()
  list.turns.moving = true
  const { drawn } = ask(list, [0, 1, 2, 3])
  list.pass()
  // The card took 50 ms: two frames are lost, three slots long.
  const counts = Array.from({ length: 8 }, (_, n) => {
    list.pass(n === 0 ? 50 : undefined)
    return drawn.length
  })
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 2, 3])
  list.pass(400)
  list.turns.moving = false
  list.pass()
  expect(drawn).toHaveLength(4)
})

test('a screen of thirty frames a second is not kept from drawing', () => {
  const list = frames()
  list.turns.moving = true
  const { drawn } = ask(
    list,
    Array.from({ length: 20 }, (_, at) => at),
  )
  for (let n = 0; n < 60; n++) list.pass(1_000 / 30)
  expect(drawn.length).toBeGreaterThan(10)
})

test('work that is asked for by work has its own turn', () => {
  const list = frames()
  list.turns.moving = true
  const drawn: string[] = []
  list.turns.take(0, () => {
    drawn.push('page')
    list.turns.take(0, () => drawn.push('card'))
  })
  list.pass()
  expect(drawn).toEqual(['page'])
  list.pass()
  expect(drawn).toEqual(['page', 'card'])
})
