import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const scroller = style({ position: 'relative', overflowX: 'auto', maxWidth: '100%' })

export const table = style({
  fontSize: vars.text.md,
  '@media': { [media.phone]: { display: 'block' } },
})

export const head = style({
  position: 'sticky',
  top: 'var(--frame-top, 0px)',
  zIndex: vars.layer.sticky,
  background: vars.color.surface,
  '@media': { [media.phone]: { display: 'none' } },
})

globalStyle(`${scroller} ${head}`, { top: 0 })

export const body = style({ '@media': { [media.phone]: { display: 'block' } } })

export const row = recipe({
  base: {
    borderBottom: line,
    '@media': {
      [media.phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space[4],
        rowGap: vars.space[1],
        padding: vars.space[3],
      },
    },
  },
  variants: {
    pressable: { true: { cursor: 'pointer', ':hover': { background: vars.color.sunken } } },
    chosen: { true: { background: vars.color.accentSoft } },
    // On a phone the tick, the heading and the menu stand in the card's first line.
    framed: { true: { '@media': { [media.phone]: { alignItems: 'center' } } } },
  },
})

const gone = { display: 'none' } as const
const offDesk = { true: { '@media': { [media.compact]: gone, [media.phone]: gone } } }

export const headCell = recipe({
  base: {
    padding: `${vars.space[2]} ${vars.space[3]}`,
    // A border of a collapsed table scrolls away from under a sticky head; a shadow stays.
    boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.border}`,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    // Of a long word for a short number the column would be too wide where there is little room.
    '@media': { [media.compact]: { whiteSpace: 'normal', paddingInline: vars.space[2] } },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end' },
      center: { textAlign: 'center' },
    },
    deskOnly: offDesk,
  },
})

export const cell = recipe({
  base: {
    padding: `${vars.space[2]} ${vars.space[3]}`,
    height: vars.size.control,
    '@media': {
      [media.compact]: { paddingInline: vars.space[2] },
      [media.touch]: { height: vars.size.touch },
      [media.phone]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[3],
        width: '100%',
        height: 'auto',
        padding: 0,
        overflowWrap: 'anywhere',
        '::before': {
          content: 'attr(data-label)',
          color: vars.color.muted,
          fontSize: vars.text.sm,
          flex: 'none',
        },
        selectors: { '&:empty': { display: 'none' } },
      },
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      center: { textAlign: 'center' },
    },
    // On a phone the lead cell is the card's heading and needs no label.
    lead: {
      true: {
        '@media': {
          [media.phone]: { fontWeight: vars.weight.medium, '::before': { content: 'none' } },
        },
      },
    },
    // Beside the tick and the menu of its row.
    beside: {
      true: { '@media': { [media.phone]: { flex: 1, width: 'auto', minWidth: 0, order: -2 } } },
    },
    deskOnly: offDesk,
  },
})

const ofFirstLine = { width: 'auto', height: 'auto', padding: 0 }

export const selectHead = style({
  width: vars.size.control,
  paddingInlineStart: vars.space[2],
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.border}`,
})

export const selectCell = style({
  width: vars.size.control,
  paddingInlineStart: vars.space[2],
  '@media': { [media.phone]: { ...ofFirstLine, order: -3 } },
})

/** The whole of it can be pressed, not the small box alone. */
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlSmall,
  minHeight: vars.size.controlSmall,
  cursor: 'pointer',
  '@media': { [media.touch]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
})

globalStyle(`${tick} > input`, {
  width: vars.space[4],
  height: vars.space[4],
  accentColor: vars.color.accentText,
})

export const actionsCell = style({
  width: vars.size.control,
  textAlign: 'end',
  '@media': { [media.phone]: { ...ofFirstLine, order: -1 } },
})

/** A row of its own above the table while rows are selected. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.card,
  background: vars.color.accentSoft,
  position: 'sticky',
  top: 'var(--frame-top, 0px)',
  zIndex: vars.layer.sticky,
})

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  // A name in Arabic or Hebrew begins on its own side.
  unicodeBidi: 'plaintext',
})

/** A word that would make its column too wide is broken. */
export const longWords = style({ overflowWrap: 'anywhere' })

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: 'inherit',
  fontWeight: 'inherit',
  ':hover': { color: vars.color.text },
  selectors: {
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.color.text },
  },
})

export const foot = style({
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { display: 'block' } },
})
