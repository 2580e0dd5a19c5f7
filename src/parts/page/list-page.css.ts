import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})

globalStyle(`${tools} > *`, {
  '@media': { [media.compact]: { flex: 1, minWidth: vars.size.field } },
})

export const search = style({
  display: 'flex',
  flex: 1,
  minWidth: vars.size.chip,
  maxWidth: vars.size.search,
})

/** The link of a row: as long as its text, and broken where a name has no spaces. */
export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '@media': {
    // As high as a finger, without making its row higher.
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: vars.size.touch,
      marginBlock: `calc(-1 * ${vars.space[2]})`,
    },
  },
})
