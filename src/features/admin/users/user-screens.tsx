import { notFound, useLoaderData } from '@tanstack/react-router'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { UserForm } from './user-form.tsx'
import type { UserToCreate, UserToEdit } from './user.gql.ts'

const useAnswer = <Data,>() =>
  useData(useLoaderData({ strict: false }) as unknown as Question<Data, AnyVariables>)

function useEdited() {
  const { user, choices } = useAnswer<ResultOf<typeof UserToEdit>>().editData
  if (!user) throw notFound()
  return { user, choices }
}

/** The screen of a new user; without page.user-management the US form. */
export function NewUser() {
  const choices = useAnswer<ResultOf<typeof UserToCreate>>().createData
  return <UserForm choices={choices} us={!choices.full} />
}

/** The screen of a new user who gets a link by email. */
export function NewUsUser() {
  return <UserForm choices={useAnswer<ResultOf<typeof UserToCreate>>().createData} us />
}

/** The screen of a user; without page.user-management the US form. */
export function EditUser() {
  const { user, choices } = useEdited()
  return <UserForm choices={choices} user={user} us={!choices.full} />
}

/** The screen of a user whose email address is the username. */
export function EditUsUser() {
  return <UserForm {...useEdited()} us />
}

/** The screen of a new user with the rights of another one. */
export function CopyUsUser() {
  const { user, choices } = useEdited()
  return <UserForm choices={choices} like={user} us />
}
