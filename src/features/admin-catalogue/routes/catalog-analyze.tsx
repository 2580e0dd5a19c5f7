import { createFileRoute } from '@tanstack/react-router'
import { catalogueAnalysisScreen } from '../catalogue-analysis-screen.ts'

export const Route = createFileRoute('/$locale/_frame/admin/catalog-analyze')({
  staticData: { screen: { ...catalogueAnalysisScreen, menu: { group: 'admin', order: 60, icon: 'chart' } } },
})
