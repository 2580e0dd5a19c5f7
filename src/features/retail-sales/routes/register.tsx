import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { type Question, useData } from '#data/load.ts'
import { useRefused } from '#parts/sync/use-refused.ts'
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
  /** `bike`: frame number of one that its owner has registered; `again`: a refused report on this device. Its data is taken over. */
  validateSearch: v.object({ bike: addressText, again: addressText }),
  loaderDeps: ({ search: { bike } }) => ({ bike }),
  loader: async ({ context, deps: { bike } }) =>
    bike ? context.load(AccountBikeToEdit, { id: bike }) : null,
  component: Register,
})

function Register() {
  const { again } = Route.useSearch()
  const refused = useRefused('REGISTER_FRAME', again)
  const question = Route.useLoaderData()
  if (question) return <RegisterAccountBike question={question} />
  return refused === undefined ? null : <RegisterForm key={again} refused={refused} />
}

interface RegisterAccountBikeProps {
  question: Question<ResultOf<typeof AccountBikeToEdit>, VariablesOf<typeof AccountBikeToEdit>>
}

function RegisterAccountBike({ question }: RegisterAccountBikeProps) {
  return <RegisterForm bike={useData(question).accountPolygonBikesData} />
}
