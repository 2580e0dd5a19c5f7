import { createFileRoute } from '@tanstack/react-router'
import { bonusScreen } from '../../bonus-screen.ts'

export const Route = createFileRoute('/_frame/bonus-dealer/')({
  staticData: { screen: { ...bonusScreen, menu: { group: 'sales', order: 40, icon: 'gift' } } },
})
