import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { NotFoundPage } from './not-found-page.tsx'

export const Route = createFileRoute('/$locale/$')({
  staticData: { screen: { title: msg`Page Not Found`, allow: 'anyone', layout: 'full-container', firstWords: true } },
  component: NotFoundPage,
})
