import { useEffect, useState } from 'react'

const read = <Values>(key: string): Partial<Values> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}

const keep = (key: string, values: object | null) => {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that stores nothing still holds what was typed until the page is left.
  }
}

type Change = (typed: Partial<Record<string, string>>) => Partial<Record<string, string>>

/** Drafts that are on the screen, by their key: they are told what somebody else makes of them. */
const onScreen = new Map<string, Set<(change: Change) => void>>()

/** Changes a draft for whoever may outlive its form, a way back for one: that may be gone by now, or there anew. @param change answers the fields that change */
export function changeDraft(key: string, change: Change): void {
  const typed = read<Record<string, string>>(key)
  keep(key, { ...typed, ...change(typed) })
  for (const tell of onScreen.get(key) ?? []) tell(change)
}

/**
 * What is typed into a form, kept over a reload of this tab. Secrets do not belong here.
 * @param saved what stands in the fields before anything is typed
 */
export function useDraft<Values extends Record<string, string>>(key: string, saved: Values) {
  const [{ of, typed }, setDraft] = useState(() => ({ of: key, typed: read<Values>(key) }))
  const setTyped = (next: Partial<Values>) => setDraft({ of: key, typed: next })
  // Another customer's or person's draft is another one.
  if (of !== key) setTyped(read<Values>(key))
  useEffect(() => {
    const tell = (part: Change) =>
      setDraft((now) =>
        now.of === key
          ? { of: key, typed: { ...now.typed, ...(part(now.typed) as Partial<Values>) } }
          : now,
      )
    const told = onScreen.get(key) ?? new Set()
    onScreen.set(key, told.add(tell))
    return () => {
      told.delete(tell)
      if (told.size === 0) onScreen.delete(key)
    }
  }, [key])
  const values = { ...saved, ...typed }
  const change = (part: Partial<Values>) => {
    const next = { ...typed, ...part }
    keep(key, next)
    setTyped(next)
  }
  const forget = () => {
    keep(key, null)
    setTyped({})
  }
  return {
    values,
    change,
    forget,
    dirty: Object.keys(saved).some((name) => values[name] !== saved[name]),
  }
}
