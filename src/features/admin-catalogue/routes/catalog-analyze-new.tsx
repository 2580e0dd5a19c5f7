import { createFileRoute } from '@tanstack/react-router'
import { catalogueAnalysisScreen } from '../catalogue-analysis-screen.ts'

export const Route = createFileRoute('/$locale/_frame/admin/catalog-analyze-new')({
  staticData: { screen: catalogueAnalysisScreen },
})
