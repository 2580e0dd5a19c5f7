import { useEffect, useState } from 'react'

const read = <Values>(key: string): Partial<Values> => {
  try {
    return JSON.parse((key && sessionStorage.getItem(key)) || '{}') as Partial<Values>
  } catch {
    return {}
  }
}

const keep = (key: string, values: object | null) => {
  if (!key) return
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // Without session storage the input still lives in memory until the page is left.
  }
}

type Change = (typed: Partial<Record<string, string>>) => Partial<Record<string, string>>

/** Drafts on the screen, by key: listeners for changes made outside their form. */
const onScreen = new Map<string, Set<(change: Change) => void>>()

/** Changes a draft from outside its form, which may be closed or mounted again by then. @param change returns the fields that change */
export function changeDraft(key: string, change: Change): void {
  const typed = read<Record<string, string>>(key)
  keep(key, { ...typed, ...change(typed) })
  for (const tell of onScreen.get(key) ?? []) tell(change)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps what is typed into a form over a reload of this tab. Never use it for secrets.
 * @param key names the draft in session storage; empty: kept in memory only
 * @param saved the values before anything is typed
 */
export function useDraft<Values extends object>(key: string, saved: Values) {
  const [{ of, typed }, setDraft] = useState(() => ({ of: key, typed: read<Values>(key) }))
  const setTyped = (next: Partial<Values>) => setDraft({ of: key, typed: next })
  // Another customer's or person's draft is another one.
  if (of !== key) setTyped(read<Values>(key))
  useEffect(() => {
    const tell = (part: Change) =>
      setDraft((now) =>
        now.of === key
          ? {
              of: key,
              typed: { ...now.typed, ...(part(now.typed as never) as Partial<Values>) },
            }
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
    keep(key, { ...read<Values>(key), ...part })
    // Two fields may change before the next render.
    setDraft((now) => ({ of: key, typed: { ...(now.of === key ? now.typed : {}), ...part } }))
  }
  const forget = () => {
    keep(key, null)
    setTyped({})
  }
  const names = Object.keys(saved) as (keyof Values)[]
  return {
    values,
    change,
    forget,
    dirty: names.some((name) => !isSame(values[name], saved[name])),
  }
}
