import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/** Grounds of regions on a map; a point or a word upon one keeps the colours of every other screen. */
export const areaColors = createGlobalThemeContract(
  { blue: null, green: null, amber: null, red: null, violet: null, teal: null, none: null },
  (_value, path) => `area-${path.join('-')}`,
)

const light = {
  blue: '#c3d7f5',
  green: '#c4e6cf',
  amber: '#f6e0b0',
  red: '#f6cdc8',
  violet: '#dccff3',
  teal: '#bfe5e5',
  none: '#e3e6eb',
}
const dark = {
  blue: '#24405f',
  green: '#1f4a33',
  amber: '#4d3c18',
  red: '#552b27',
  violet: '#41325f',
  teal: '#1d4a4c',
  none: '#2c313b',
}

globalStyle(':root', { vars: assignVars(areaColors, light) })
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(areaColors, dark) } },
})
globalStyle(':root[data-theme=dark]', {
  '@media': { screen: { vars: assignVars(areaColors, dark) } },
})
