import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type ChartConfiguration,
} from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, LinearScale)

/** One row of bars: a value for each category. */
export interface BarSeries {
  name: string
  values: readonly number[]
}

interface Bars {
  categories: readonly string[]
  series: readonly [current: BarSeries, before: BarSeries]
  /** Writes a value at the axis, short. */
  axisText: (value: number) => string
  onPick: ((category: number) => void) | undefined
}

const dark = '(prefers-color-scheme: dark)'

/** Colour of the theme as the canvas needs it. */
const colourOf = (canvas: HTMLElement, name: 'accent' | 'border' | 'muted' | 'outline') =>
  getComputedStyle(canvas).getPropertyValue(`--p-${name}`).trim()

function configOf(canvas: HTMLCanvasElement, bars: Bars): ChartConfiguration<'bar'> {
  const [current, before] = bars.series
  const muted = colourOf(canvas, 'muted')
  const line = colourOf(canvas, 'border')
  const row = (series: BarSeries, colour: string) => ({
    label: series.name,
    data: [...series.values],
    backgroundColor: colour,
    borderRadius: 3,
    maxBarThickness: 28,
  })
  return {
    type: 'bar',
    data: {
      labels: [...bars.categories],
      datasets: [
        row(before, colourOf(canvas, 'outline')),
        row(current, colourOf(canvas, 'accent')),
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      onClick: (_, [element]) => element && bars.onPick?.(element.index),
      scales: {
        x: { grid: { display: false }, border: { color: line }, ticks: { color: muted } },
        y: {
          grid: { color: line },
          border: { display: false },
          ticks: {
            color: muted,
            maxTicksLimit: 6,
            callback: (value) => bars.axisText(Number(value)),
          },
        },
      },
    },
  }
}

/** Draws bars on a canvas, and redraws them when the theme changes. @returns removes the drawing */
export function drawBars(canvas: HTMLCanvasElement, bars: Bars): () => void {
  let chart = new Chart(canvas, configOf(canvas, bars))
  const redraw = () => {
    chart.destroy()
    chart = new Chart(canvas, configOf(canvas, bars))
  }
  const theme = matchMedia(dark)
  theme.addEventListener('change', redraw)
  return () => {
    theme.removeEventListener('change', redraw)
    chart.destroy()
  }
}
