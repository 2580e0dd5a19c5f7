import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { type Question, useData } from '#data/load.ts'
import { AccountBikeToEdit } from '../account-bikes/account-bike.gql.ts'
import { RegisterForm } from '../register-form.tsx'

export const Route = createFileRoute('/_frame/retail-sales/register')({
  staticData: {
    screen: {
      title: msg`Report a sale`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      up: true,
    },
  },
  /** `bike`: frame number of one that its owner has registered; its data is taken over. */
  validateSearch: v.object({ bike: addressText }),
  loaderDeps: ({ search: { bike } }) => ({ bike }),
  loader: async ({ context, deps: { bike } }) =>
    bike ? context.load(AccountBikeToEdit, { id: bike }) : null,
  component: Register,
})

function Register() {
  const question = Route.useLoaderData()
  return question ? <RegisterAccountBike question={question} /> : <RegisterForm />
}

interface RegisterAccountBikeProps {
  question: Question<ResultOf<typeof AccountBikeToEdit>, VariablesOf<typeof AccountBikeToEdit>>
}

function RegisterAccountBike({ question }: RegisterAccountBikeProps) {
  return <RegisterForm bike={useData(question).accountPolygonBikesData} />
}
