import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const high = `(1em * ${vars.leading.tight})`

/** As high as its line, and takes no room: it hangs in the gap that a page leaves below its title. */
export const coming = style({
  display: 'block',
  height: `calc(${high})`,
  marginBottom: `calc(-1 * ${high})`,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
