import { createFileRoute } from '@tanstack/react-router'
import { ArticleDisplays } from '../admin-catalogue.gql.ts'
import {
  AnalysisSearch,
  catalogueAnalysisScreen,
  displaysAsked,
} from '../catalogue-analysis-screen.ts'
import { AnalysisPending, CatalogueAnalysis } from '../catalogue-analysis.tsx'

export const Route = createFileRoute('/_frame/admin/catalog-analyze-new')({
  staticData: { screen: catalogueAnalysisScreen },
  validateSearch: AnalysisSearch,
  loaderDeps: ({ search }) => displaysAsked(search),
  loader: ({ context, deps }) => context.load(ArticleDisplays, deps),
  pendingComponent: AnalysisPending,
  component: Analysis,
})

function Analysis() {
  const navigate = Route.useNavigate()
  return (
    <CatalogueAnalysis
      search={Route.useSearch()}
      question={Route.useLoaderData()}
      go={(search) => void navigate({ search })}
    />
  )
}
