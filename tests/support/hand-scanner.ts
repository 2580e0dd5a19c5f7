import { createEvent, fireEvent } from '@testing-library/react'

interface Striking {
  /** Time between two keys, in ms. */
  gap?: number
  /** Pause of a `|` in the code, in ms. */
  rest?: number
  /** The key at the end. */
  end?: string
  /** The first key is held down and strikes by itself from then on. */
  held?: boolean
}

let clock = 0

/** Strikes keys as a browser passes them on, into a field too: what was marked there is replaced. Of each call the keys come long after those before. */
export function strike(
  target: Element,
  code: string,
  { gap = 5, rest = 200, end = 'Enter', held = false }: Striking = {},
): void {
  clock += 1_000
  for (const [n, key] of [...code, end].entries()) {
    clock += key === '|' ? rest - gap : gap
    if (key === '|') continue
    const press = createEvent.keyDown(target, {
      key,
      repeat: held && n > 0 && key !== end,
    })
    Object.defineProperty(press, 'timeStamp', { value: clock })
    const goesOn = fireEvent(target, press)
    if (!goesOn || key.length > 1 || !(target instanceof HTMLInputElement)) continue
    const [from, to] = [target.selectionStart!, target.selectionEnd!]
    fireEvent.change(target, {
      target: {
        value: target.value.slice(0, from) + key + target.value.slice(to),
      },
    })
    target.setSelectionRange(from + 1, from + 1)
  }
}
