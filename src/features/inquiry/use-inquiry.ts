import { type FormEvent, useRef, useState } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { publicly } from '#data/public.ts'
import { useSave } from '#data/save.ts'
import { CustomerInquiry } from '#domain/account/inquiry.ts'
import { problemsOf } from '#domain/portal/validation.ts'
import { focusFirstProblem } from '#parts/form/focus-first-problem.ts'
import { useDraft } from '#parts/form/use-draft.ts'
import { CreateCustomerInquiry } from './inquiry.gql.ts'

export type InquiryField = Exclude<keyof CustomerInquiry, 'host'>

/** The form of an inquiry: what is typed survives a reload and a failed send. `problems.form`: not a single field's. */
export function useInquiry() {
  const form = useRef<HTMLFormElement>(null)
  const { countryId } = useConfig()
  const empty: Record<InquiryField, string> = {
    reason: '',
    goal: '',
    custName: '',
    custAddress: '',
    custState: '',
    custPostalCode: '',
    custCountry: countryId,
    custEmail: '',
    custPhone: '',
    custCity: '',
    custWeb: '',
  }
  const { values, change, forget } = useDraft('inquiry.draft', empty)
  const save = useSave(CreateCustomerInquiry, publicly)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')

  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found)
    focusFirstProblem(form.current)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const inquiry = { ...values, host: location.hostname }
    const found = problemsOf(CustomerInquiry, inquiry)
    if (Object.keys(found).length > 0) return refuse(found)
    setState('busy')
    const { failure } = await save({ inquiry })
    setState(failure ? 'open' : 'sent')
    if (!failure) return forget()
    refuse(
      failure.kind === 'coded' && Object.keys(failure.fields).length > 0
        ? failure.fields
        : { form: failure.code },
    )
  }
  const field = (name: InquiryField) => ({
    name,
    value: values[name],
    problem: problems[name],
    change: (text: string) => change({ [name]: text }),
  })
  return { form, field, problems, state, submit }
}
