import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { listLayoutAtom } from './list-layout.ts'
import * as css from '../filters/filter-bar.css.ts'

interface ListViewProps {
  search: CatalogueSearch
  view: 'item' | 'group'
  onChange: (change: Partial<CatalogueSearch>) => void
}

/** Choice of what a list shows: models or articles, in which order, as cards or as a table. */
export function ListView({ search, view, onChange }: ListViewProps) {
  const { t } = useLingui()
  const [layout, setLayout] = useAtom(listLayoutAtom)
  const phone = usePhone()
  return (
    <div className={css.order}>
      <SelectField
        label={t`Show`}
        hideLabel
        value={view}
        onChange={(event) => onChange({ view: event.target.value as CatalogueSearch['view'] })}
        options={[
          { value: 'group', label: t`Models` },
          { value: 'item', label: t`Articles` },
        ]}
      />
      <Sort search={search} onChange={onChange} />
      {!phone && (
        <IconButton
          icon={layout === 'table' ? 'grid' : 'list'}
          label={layout === 'table' ? t`Show as cards` : t`Show as table`}
          variant="secondary"
          onClick={() => setLayout(layout === 'table' ? 'cards' : 'table')}
        />
      )}
    </div>
  )
}

function Sort({ search, onChange }: Pick<ListViewProps, 'search' | 'onChange'>) {
  const { t } = useLingui()
  const user = useUser()
  const config = useConfig()
  const online = useAtomValue(onlineAtom)
  const own = user.customerData !== null
  const options: { value: NonNullable<CatalogueSearch['sort']>; label: string; no?: boolean }[] = [
    { value: 'RECOMMENDED', label: t`Recommended` },
    // Only the server knows what other dealers buy.
    { value: 'BEST_SELLING', label: t`Best selling`, no: !online },
    { value: 'NEWEST', label: t`Newest` },
    { value: 'OWN_PRICE', label: t`Dealer price, low first`, no: !own },
    { value: 'OWN_PRICE_DESC', label: t`Dealer price, high first`, no: !own },
    { value: 'MARGIN', label: t`Margin, high first`, no: !own },
    { value: 'PRICE', label: t`Retail price, low first` },
    { value: 'PRICE_DESC', label: t`Retail price, high first` },
    { value: 'STOCK', label: t`Stock, high first` },
    { value: 'ARRIVAL', label: t`Next arrival, soonest first`, no: !config.nextArrivalDisplay },
    { value: 'NAME', label: t`Name A–Z` },
    { value: 'NAME_DESC', label: t`Name Z–A` },
    { value: 'CODE', label: t`Article code` },
  ]
  return (
    <SelectField
      label={t`Sort`}
      hideLabel
      value={search.sort ?? 'RECOMMENDED'}
      onChange={(event) =>
        onChange({
          sort:
            event.target.value === 'RECOMMENDED'
              ? undefined
              : (event.target.value as CatalogueSearch['sort']),
        })
      }
      options={options.filter(({ no, value }) => !no || value === search.sort)}
    />
  )
}
