import { notFound, useLoaderData, useParams } from '@tanstack/react-router'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'

/**
 * Returns the answer to what the loader of a form's route has asked for, and the id in its address; without an id it is
 * about a new record. A record that is not there is a page that is not there.
 * @param name the record's field in the answer
 */
export function useRecord<Document extends { __apiType?: unknown }>(
  name: keyof ResultOf<Document>,
): { id: string | undefined } & ResultOf<Document> {
  const { id } = useParams({ strict: false }) as { id?: string }
  const question = useLoaderData({ strict: false }) as unknown
  const data = useData(question as Question<ResultOf<Document>, AnyVariables>)
  if (id && !data[name]) throw notFound()
  return Object.assign({ id }, data)
}
