import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const blocked = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.danger,
  fontSize: vars.text.sm,
  textAlign: 'start',
})

export const overdue = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  textAlign: 'start',
  '@media': { [media.compact]: { whiteSpace: 'normal' } },
})
/** An amount and what there is to say of it. */
export const told = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: 0,
})

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
})

export const term = style({ color: vars.color.muted })

export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const total = style({ fontWeight: vars.weight.strong })

export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})

/** In a bar that is short of room the search gives way, an amount never. */
export const trigger = style({ flex: 'none' })

/** The word beside the balance gives way where the bar is narrow. */
export const word = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  '@media': { [media.narrowDesk]: { display: 'none' } },
})

/** An amount in a line that is cut: it gives way last. */
export const left = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const usage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.size.field,
  '@media': { [media.compact]: { minWidth: 0, whiteSpace: 'normal' } },
})

export const track = style({
  height: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  overflow: 'hidden',
})

export const used = style({ height: '100%', background: 'currentColor' })

export const company = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.size.field,
})

export const age = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
