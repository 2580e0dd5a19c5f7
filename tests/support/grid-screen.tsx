import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { useReducer, useRef, useState } from 'react'
import { Provider as UrqlProvider } from 'urql'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { emptyGrid, gridAfter } from '../../src/features/fast-order/grid/grid.ts'
import { GridRows, type RowsHandle } from '../../src/features/fast-order/grid/grid-rows.tsx'
import type { FastOrder } from '../../src/features/fast-order/use-fast-order.ts'
import { useGridActions } from '../../src/features/fast-order/grid/use-grid-actions.ts'

// Only the keys are tested, so requests get no answer.
const client = new Client({
  url: 'http://nobody.test',
  exchanges: [fetchExchange],
  fetch: () => new Promise(() => undefined),
})
const nothingKnown = new Map()

/** Records of the grid's events. `ordered`: its contents at each press of the button beside it. */
export interface GridScreen {
  pasted: string[]
  scans: string[]
  ordered: string[]
}

/** The grid of a fast order, with a button that acts on it. */
export function showGrid(): GridScreen {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const told: GridScreen = { pasted: [], scans: [], ordered: [] }
  function Screen() {
    const [grid, dispatch] = useReducer(gridAfter, emptyGrid)
    const [makeLines] = useState(createLines)
    const rows = useRef<RowsHandle>(null)
    const unread = useInvalidInput()
    const order = {
      grid,
      dispatch,
      setTyping: () => undefined,
      paste: async (text: string) => void told.pasted.push(text),
    } as unknown as FastOrder
    const actions = useGridActions(order, rows, (code) => told.scans.push(code), unread.onUnread)
    return (
      <>
        <button
          type="button"
          aria-describedby={unread.saidBy}
          onClick={unread.held(() => told.ordered.push(shown()))}
        >
          Order
        </button>
        <GridRows
          lines={makeLines(grid.rows, nothingKnown)}
          blank={grid.blank}
          actions={actions}
          handle={rows}
        />
      </>
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <UrqlProvider value={client}>
        <Screen />
      </UrqlProvider>
    </I18nProvider>,
  )
  return told
}

export const here = () => document.activeElement as HTMLInputElement
/** Row and cell of the focus. */
export const at = () =>
  `${here().closest('[data-row]')?.getAttribute('data-row')} ${here().dataset.cell}`
export const type = (text: string) => fireEvent.change(here(), { target: { value: text } })
export const press = (key: string, more = {}) => fireEvent.keyDown(here(), { key, ...more })
export const line = (code: string, qty: string) => {
  type(code)
  press('Enter')
  type(qty)
  press('Enter')
}
/** Codes and quantities of all rows. */
export const shown = () =>
  [...document.querySelectorAll('[data-row]')]
    .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join('×'))
    .filter(Boolean)
    .join(' ')
export const start = () => document.querySelector<HTMLInputElement>('[data-cell=code]')!.focus()
