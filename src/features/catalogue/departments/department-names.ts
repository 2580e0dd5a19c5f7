import { useLingui } from '@lingui/react/macro'
import type { Category } from '../list/catalogue-search.ts'

/** Returns the names of the catalogue's departments. */
export function usePartNames(): Record<Category, string> {
  const { t } = useLingui()
  return { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
}
