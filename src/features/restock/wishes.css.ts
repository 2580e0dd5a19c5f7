import { style } from '@vanilla-extract/css'

/** However long its words are, the row stays within the page. */
export const name = style({ overflowWrap: 'anywhere' })
