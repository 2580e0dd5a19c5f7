import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** The colour of each tone as text. */
export const toneText = styleVariants({
  neutral: { color: vars.color.muted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
})

/** Tone on its soft background. */
export const toneSoft = styleVariants({
  neutral: { color: vars.color.text, background: vars.color.sunken },
  success: { color: vars.color.success, background: vars.color.successSoft },
  warning: { color: vars.color.warning, background: vars.color.warningSoft },
  danger: { color: vars.color.danger, background: vars.color.dangerSoft },
  info: { color: vars.color.info, background: vars.color.infoSoft },
})
