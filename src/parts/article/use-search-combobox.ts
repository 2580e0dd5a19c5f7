import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useSuggestions } from './use-suggestions.ts'

/**
 * Suggestions of a search field as a combobox: the arrow keys walk through them, Enter takes the one they are on, Esc
 * closes the list.
 * @param place the list closes when it changes
 * @param onTake called when an article was opened
 * @param onSearch lists all results
 */
export function useSearchCombobox(
  place: string,
  onTake: () => void,
  onSearch: (term: string) => void,
) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  // Wherever the person goes, earlier suggestions are of no use.
  useEffect(() => setTyped(''), [place])
  const products = useSuggestions(typed, null)
  const open = !closed && typed !== '' && products.length > 0

  const type = (term: string) => {
    setTyped(term)
    setActive(-1)
    setClosed(false)
  }
  const all = () => {
    const term = typed.trim()
    type('')
    onSearch(term)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && typed !== '' && products.length > 0) {
      // One place more than there are options: there the field itself has the keys.
      const places = products.length + 2
      setActive(open ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : products.length)
      setClosed(false)
    } else if (event.key === 'Escape' && open) {
      setClosed(true)
      setActive(-1)
      event.stopPropagation()
    } else if (event.key === 'Enter' && open && active >= 0) {
      const taken = products[active]
      if (taken) {
        const { category, slug } = taken
        type('')
        void navigate({ to: '/catalog/$category/$slug', params: { category, slug } })
        onTake()
      } else all()
    } else return
    event.preventDefault()
  }
  return {
    type,
    close: () => setClosed(true),
    /** For the field. */
    combobox: {
      listId: id,
      open,
      activeId: open && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    /** For the list; null: it is closed. */
    list: open ? { id, term: typed.trim(), products, active, onAll: all } : null,
  }
}
