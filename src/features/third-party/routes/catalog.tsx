import { createFileRoute } from '@tanstack/react-router'
import { catalogueScreen } from '../catalogue-screen.ts'

export const Route = createFileRoute('/_frame/3rd-party/catalog')({
  staticData: {
    screen: { ...catalogueScreen, menu: { group: 'third-party', order: 10, icon: 'grid' } },
  },
})
