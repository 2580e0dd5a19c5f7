import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

// The metrics of Inter on a font that every desk has: nothing moves when the real one arrives.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Helvetica'), local('Liberation Sans')",
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('html', {
  // Sticky bars must not cover what a hash or the keyboard scrolled to.
  scrollPaddingTop: `calc(var(--frame-top, 0px) + ${vars.space[4]})`,
  WebkitTextSizeAdjust: '100%',
})
globalStyle('body', {
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: vars.leading.normal,
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4', {
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})
globalStyle('h1', { fontSize: vars.text.xl })
globalStyle('h2', { fontSize: vars.text.lg })
globalStyle('h3, h4', { fontSize: vars.text.md })
globalStyle('input, button, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle('a', { color: vars.color.accentText, textDecoration: 'none' })
globalStyle('a:hover', { textDecoration: 'underline' })
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':focus-visible', {
  outline: `${vars.size.ring} solid ${vars.color.accentText}`,
  outlineOffset: vars.space.half,
  borderRadius: vars.radius.control,
})
// Focused by the app alone, so that reading goes on there.
globalStyle('main:focus-visible, [tabindex="-1"]:focus-visible', { outline: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any other duration, however short, would make a transition of every change of every element.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
})
