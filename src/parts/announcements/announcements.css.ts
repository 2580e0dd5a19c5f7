import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const banner = style({
  position: 'sticky',
  top: 'var(--frame-top)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  // However much is announced, the page below stays in sight.
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.infoSoft,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': { [media.low]: { position: 'static' } },
})

globalStyle(`${banner} h2`, { fontSize: vars.text.md })

export const icon = style({ color: vars.color.info, flex: 'none' })

export const words = style({
  flex: 1,
  minWidth: 0,
  maxWidth: vars.size.dialogLarge,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  alignItems: 'flex-start',
})

/** Folded: the titles, and beside them the way to the rest. */
export const line = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
})

/** At most three; a fourth is read at the press too. */
export const titles = style({
  flex: 1,
  minWidth: 0,
  maxHeight: `calc(3 * ${vars.leading.normal} * ${vars.text.md})`,
  overflow: 'hidden',
})

globalStyle(`${titles} h2`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.leading.normal,
})

export const close = style({
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
})

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
})

export const clipped = style({
  '@media': {
    [media.compact]: {
      maxHeight: vars.size.clipped,
      overflow: 'hidden',
      maskImage: `linear-gradient(to bottom, black calc(100% - ${vars.space[8]}), transparent)`,
    },
  },
})

/** On a desk nothing is clipped, so there is nothing to see more of. */
export const more = style({ '@media': { [media.desk]: { display: 'none' } } })
