import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { withoutToken } from '#data/without-token.ts'
import { useSave } from '#data/save.ts'
import { CustomerInquiry } from '#domain/account/inquiry.ts'
import { refusedCharacters } from '#domain/ordering/checkout.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useForm } from '#ui/form/use-form.tsx'
import { CreateCustomerInquiry } from './inquiry.gql.ts'

const words = {
  too_many_attempts: msg`Too many inquiries from here in the last hour. Try again later; your input is kept.`,
}

/** The form of an inquiry; what is typed survives a reload and a failed send. */
export function useInquiry() {
  const { countryId } = useConfig()
  const save = useSave(CreateCustomerInquiry, withoutToken)
  const [sent, setSent] = useState(false)
  const form = useForm({
    schema: CustomerInquiry,
    draft: 'inquiry.draft',
    words,
    refused: (text) => refusedCharacters(text, 'text'),
    initial: {
      host: location.hostname,
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
    },
    save: async (inquiry) => {
      const { failure } = await save({ inquiry })
      setSent(!failure)
      return failure
    },
  })
  return { form, sent }
}
