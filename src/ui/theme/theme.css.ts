import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'
import { palettes, type Palette } from './palette.ts'

const named = (_value: string | null, path: string[]) => `p-${path.join('-')}`

/** Colours that change between light and dark. `accent…` come from the tenant, see accent.ts. */
const color = createGlobalThemeContract(
  {
    surface: null,
    raised: null,
    sunken: null,
    /** Ground of article pictures, as `domain/pictures` draws it. */
    plateTop: null,
    plateBottom: null,
    text: null,
    muted: null,
    border: null,
    outline: null,
    overlay: null,
    accent: null,
    onAccent: null,
    accentText: null,
    accentSoft: null,
    success: null,
    successSoft: null,
    warning: null,
    warningSoft: null,
    danger: null,
    dangerSoft: null,
    onDanger: null,
    info: null,
    infoSoft: null,
    floating: null,
  },
  named,
)

const fixed = createGlobalTheme(':root', {
  space: {
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { card: '8px', control: '6px', pill: '999px' },
  text: {
    xxs: '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    xxl: '1.75rem',
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  leading: { tight: '1.25', normal: '1.45' },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
  duration: { fast: '120ms', normal: '160ms', slow: '200ms' },
  size: {
    hairline: '1px',
    ring: '2px',
    icon: '20px',
    iconSmall: '16px',
    iconLarge: '40px',
    dot: '8px',
    control: '36px',
    controlSmall: '30px',
    touch: '44px',
    bar: '56px',
    phoneBar: '50px',
    tabBar: '56px',
    strip: '40px',
    side: '232px',
    sideFolded: '60px',
    content: '1280px',
    wide: '1680px',
    reading: '640px',
    form: '400px',
    dialogSmall: '420px',
    dialog: '650px',
    dialogLarge: '900px',
    menu: '200px',
    floating: '390px',
    drawer: '320px',
    thumb: '48px',
    promo: '64px',
    notFound: '375px',
    notFoundPhone: '250px',
    quantity: '52px',
    box: '62px',
    boxTouch: '54px',
    field: '120px',
    cell: '104px',
    search: '480px',
    chip: '280px',
    chipName: '150px',
    cardLeast: '365px',
    cardMost: '600px',
    clipped: '150px',
    flag: '20px',
    progress: '2px',
  },
  layer: { sticky: '10', bar: '20', overlay: '40', floating: '50', toast: '60', top: '70' },
})

/** The one contract of colours, spaces, sizes, type and motion. */
export const vars = { color, ...fixed }

const shadows: Record<Palette, string> = {
  light: '0 0 0 1px rgb(15 17 21 / 0.06), 0 8px 24px rgb(15 17 21 / 0.12)',
  dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 12px 32px rgb(0 0 0 / 0.5)',
}

const coloursOf = (palette: Palette, text: string, soft: string) => ({
  colorScheme: palette,
  vars: assignVars(color, {
    ...palettes[palette],
    accent: 'var(--accent, #1f5fd6)',
    onAccent: 'var(--on-accent, #ffffff)',
    accentText: `var(--accent-text-${palette}, ${text})`,
    accentSoft: `var(--accent-soft-${palette}, ${soft})`,
    floating: shadows[palette],
  }),
})

const light = coloursOf('light', '#1c55c0', '#e9effb')
const dark = coloursOf('dark', '#8fb2f5', '#182745')

globalStyle(':root', light)
// Paper is white, whatever the screen is.
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
})
globalStyle(':root[data-theme=dark]', { '@media': { screen: dark } })
