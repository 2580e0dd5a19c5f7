import { Trans } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { RelatedArticles } from '../catalogue.gql.ts'
import { Shelf } from '../home/shelf.tsx'

/** Models like this article's. */
export function Related({ slug }: { slug: string }) {
  const [{ data }] = useQuery({ query: RelatedArticles, variables: { slug }, context: silent })
  return <Shelf title={<Trans>Similar articles</Trans>} items={data?.relatedProducts ?? []} />
}
