import { useState } from 'react'

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

/**
 * What is typed into a form, kept over a reload of this tab. Secrets do not belong here.
 * @param saved what stands in the fields before anything is typed
 */
export function useDraft<Values extends Record<string, string>>(key: string, saved: Values) {
  const [{ of, typed }, setDraft] = useState(() => ({ of: key, typed: read<Values>(key) }))
  const setTyped = (next: Partial<Values>) => setDraft({ of: key, typed: next })
  // Another customer's or person's draft is another one.
  if (of !== key) setTyped(read<Values>(key))
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
  return { values, change, forget, dirty: Object.keys(saved).some((name) => values[name] !== saved[name]) }
}
