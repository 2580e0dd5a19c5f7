import { useEffect, useRef } from 'react'

/**
 * Adds to the end of a list. Files that arrive before the screen has rendered the one before are all kept.
 * @returns how to add
 */
export function useAppend<Item>(
  list: readonly Item[],
  onChange: (list: Item[]) => void,
): (added: readonly Item[]) => void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  }, [list])
  return (added) => {
    const longer = [...latest.current, ...added]
    latest.current = longer
    onChange(longer)
  }
}
