import { createFileRoute } from '@tanstack/react-router'
import { salesOverviewScreen } from '../sales-overview-screen.ts'

export const Route = createFileRoute('/_frame/sales-overview-new')({
  staticData: { screen: salesOverviewScreen },
})
