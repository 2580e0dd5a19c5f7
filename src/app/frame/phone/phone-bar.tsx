import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isSalesRole } from '#domain/account/permissions.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Screen } from '#shell/navigation/screen.ts'
import * as css from '../bar.css.ts'
import { CatalogueSearch } from '../catalogue-search.tsx'
import { drawerAtom } from '../drawer/drawer-host.tsx'
import { SandboxMark } from '../sandbox-mark.tsx'
import { useGoUp } from '../use-go-up.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { phoneFacts } from './phone-facts.ts'
import { PhoneTitle } from './phone-title.tsx'

interface PhoneBarProps {
  screen: Screen | null
  title: string
}

/** A phone's bar: back or menu, title with customer and credit, search where the screen has it. */
export function PhoneBar({ screen, title }: PhoneBarProps) {
  const { t } = useLingui()
  const openDrawer = useSetAtom(drawerAtom)
  const goUp = useGoUp(screen)
  const user = useUser()
  const { search: term = '' } = useSearch({ strict: false }) as { search?: string }
  const [searching, setSearching] = useState(false)
  const mayBrowse = useScope('page.catalog')
  const actsFor = user.customerData !== null && isSalesRole(user.role)
  const searchable = screen?.search === 'catalogue' ? mayBrowse : screen?.search === true
  if (searching)
    return (
      <PhoneSearch
        term={String(term)}
        ofCatalogue={screen?.search === 'catalogue'}
        onClose={() => setSearching(false)}
      />
    )
  return (
    <div className={css.phoneBar} data-acting={actsFor}>
      {screen?.up ? (
        <IconButton icon="back" label={t`Back`} onClick={goUp} />
      ) : (
        <IconButton icon="menu" label={t`Menu`} onClick={() => openDrawer(true)} />
      )}
      <PhoneTitle title={title} facts={phoneFacts(screen, user)} />
      <SandboxMark />
      {searchable && (
        <IconButton icon="search" label={t`Search`} onClick={() => setSearching(true)} />
      )}
    </div>
  )
}

/** The search of the screen in sight; it lives in the address, the screen reads it there. */
function PhoneSearch({
  term,
  ofCatalogue,
  onClose,
}: {
  term: string
  ofCatalogue: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const inCatalogue = useLocation({
    select: ({ pathname }) => /^\/catalog(\/|$)/.test(pathname),
  })
  const search = (next: string) => {
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, search: next || undefined, page: undefined })) as never,
    })
    if (next) onClose()
  }
  return (
    <div className={css.phoneBar}>
      <IconButton icon="back" label={t`Close the search`} onClick={onClose} />
      {ofCatalogue || inCatalogue ? (
        <CatalogueSearch onDone={onClose} />
      ) : (
        <SearchBox autoFocus label={t`Search`} value={term} onSearch={search} />
      )}
    </div>
  )
}
