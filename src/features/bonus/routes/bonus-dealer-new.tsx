import { createFileRoute } from '@tanstack/react-router'
import { bonusScreen } from '../bonus-screen.ts'

export const Route = createFileRoute('/_frame/bonus-dealer-new')({
  staticData: { screen: bonusScreen },
})
