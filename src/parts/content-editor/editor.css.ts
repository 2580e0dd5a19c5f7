import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  border: `${vars.size.hairline} solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: {
    '&:focus-within': { borderColor: vars.color.accent },
    '&[data-invalid=true]': { borderColor: vars.color.danger },
  },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.half,
  padding: vars.space[1],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})

/** A button that is pressed in: the selection has it. */
export const tool = style({
  display: 'inline-flex',
  selectors: {
    '&[data-on=true]': { background: vars.color.accentSoft, borderRadius: vars.radius.control },
  },
})

export const headings = style({ width: vars.size.field })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const grow = style({ flex: 1, minWidth: vars.size.clipped })

export const uploads = style({ padding: `0 ${vars.space[2]}` })

export const text = style({ padding: vars.space[3] })

globalStyle(`${text} .ProseMirror`, {
  minHeight: '180px',
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
globalStyle(`${text} img`, { maxWidth: '100%', borderRadius: vars.radius.control })
globalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `${vars.size.ring} solid ${vars.color.accent}`,
})
globalStyle(`${text} .selectedCell`, { background: vars.color.accentSoft })
