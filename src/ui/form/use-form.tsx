import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import * as v from 'valibot'
import { focusFirstProblem } from './focus-first-problem.ts'
import { ProblemText, type ProblemWords } from './problem-text.tsx'
import { useDraft } from './use-draft.ts'

/** Why a form was not saved: a code for the whole, and codes by field name. */
export interface FormRefusal {
  code: string
  fields: Readonly<Record<string, string>>
  /** Someone else saved while this was edited: who, and the revision to replace. */
  meanwhile?: { by?: string | null; revision: string } | null | undefined
}

interface FormOptions<Schema extends v.GenericSchema, Values> {
  /** Checks the values and turns them into what is saved; messages are codes. */
  schema: Schema
  /** The values before anything is typed. */
  initial: Values
  /** Names the draft that survives a reload of this tab; without it nothing is stored. Never give one to a form with secrets. */
  draft?: string
  /** Words for codes that only this form can get. */
  words?: ProblemWords
  /** Finds the characters that the text rule refuses, so that a field can name them. */
  refused?: (text: string) => readonly string[]
  /** Revision of what is edited; `save` gets the one that the input was begun with, or that a refusal has shown. */
  revision?: string | undefined
  /** Returns nothing when it worked, else the refusal: `async (input) => (await save({ input })).failure`. */
  save: (input: v.InferOutput<Schema>, seen: string | null) => Promise<FormRefusal | undefined>
}

/** The part of a form that the page around it needs. */
export interface FormState {
  /** Goes on the `<form>` of a form without a page of its own. */
  props: { ref: React.Ref<HTMLFormElement>; noValidate: true; onSubmit: (event: FormEvent) => void }
  /** Checks and saves. Returns true when it was saved. */
  submit: () => Promise<boolean>
  reset: () => void
  busy: boolean
  dirty: boolean
  /** Whether unsaved input would be lost at this moment; right even before the next render. */
  isUnsaved: () => boolean
  /** Code of a refusal that belongs to no field; `NETWORK` when the server was not reached. */
  code: string | undefined
  /** Refusal in words. */
  error: ReactNode
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The first problem of each field wins. @returns code by field name; an issue without a path has the name '' */
function problemsIn(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const issue of issues) problems[String(issue.path?.[0]?.key ?? '')] ??= issue.message
  return problems
}

/** Runs one form: one schema, one submit, errors at their fields, busy, dirty, focus on the first wrong field. */
export function useForm<Schema extends v.GenericSchema, Values extends object>(
  options: FormOptions<Schema, Values>,
) {
  const { schema, initial, words, save } = options
  const ref = useRef<HTMLFormElement>(null)
  const pending = useRef(false)
  const saved = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [by, setBy] = useState<string | null>()
  const { values, change, forget, dirty } = useDraft<Values>(options.draft ?? '', initial)

  // A reload of the tab and a fresh answer must not pass a newer revision off as the one that was edited.
  const base = useDraft(options.draft ? `${options.draft}#seen` : '', {
    seen: options.revision ?? null,
  })
  // Names of the fields on the screen: what is wrong with any other one must be said for the whole form.
  const shown = useRef(new Set<string>())
  const refuse = (found: Readonly<Record<string, string>>) => {
    const entries = Object.entries(found)
    const hidden = entries.find(([name]) => !shown.current.has(name))
    setProblems({
      ...Object.fromEntries(entries.filter(([name]) => shown.current.has(name))),
      ...(hidden && { '': hidden[1] }),
    })
    focusFirstProblem(ref.current)
    return false
  }
  const send = async (input: v.InferOutput<Schema>) => {
    pending.current = true
    setBusy(true)
    try {
      return await save(input, base.values.seen)
    } finally {
      pending.current = false
      setBusy(false)
    }
  }
  const submit = async () => {
    if (pending.current) return false
    const checked = v.safeParse(schema, values)
    if (!checked.success) return refuse(problemsIn(checked.issues))
    const refusal = await send(checked.output)
    if (refusal?.meanwhile) {
      setBy(refusal.meanwhile.by)
      base.change({ seen: refusal.meanwhile.revision })
    }
    if (refusal)
      return refuse(Object.keys(refusal.fields).length > 0 ? refusal.fields : { '': refusal.code })
    saved.current = true
    setProblems({})
    forget()
    base.forget()
    return true
  }
  const set = (part: Partial<Values>) => {
    saved.current = false
    change(part)
    if (options.revision) base.change({ seen: base.values.seen })
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))),
    )
  }
  const put = (name: string, value: unknown) => set({ [name]: value } as Partial<Values>)
  const text = (code: string | undefined, refused?: readonly string[]): ReactNode =>
    code && <ProblemText code={code} words={words} by={by} refused={refused} />
  const errorAt = (name: string) => {
    shown.current.add(name)
    const typed = (values as Readonly<Record<string, unknown>>)[name]
    return text(problems[name], typeof typed === 'string' ? options.refused?.(typed) : undefined)
  }
  const reset = () => {
    saved.current = true
    setProblems({})
    forget()
    base.forget()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const state: FormState = {
    props: { ref, noValidate: true, onSubmit },
    submit,
    reset,
    busy,
    dirty,
    isUnsaved: () => dirty && !saved.current,
    code: problems[''],
    error: text(problems['']),
  }
  return {
    ...state,
    values,
    set,
    /** For a text field, a text area or a select. */
    field: (name: NamesOf<Values, string>) => ({
      name,
      value: values[name] as string,
      error: errorAt(name),
      onChange: ({ target }: Typed) => put(name, target.value),
    }),
    /** For one checkbox. */
    check: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      error: errorAt(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => put(name, target.checked),
    }),
    /** For a control that gives its value itself: a group of checkboxes, a box with suggestions. */
    control: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errorAt(name),
      onChange: (value: Values[Name]) => put(name, value),
    }),
  }
}
