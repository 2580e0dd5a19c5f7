import { msg } from '@lingui/core/macro'
import type { Screen } from '#app/screen.ts'

/** Of /admin/catalog-analyze and of /admin/catalog-analyze-new, which is the same screen. */
export const catalogueAnalysisScreen: Screen = { title: msg`Catalogue analysis`, allow: ['page.catalog-analyze'], notYet: true }
