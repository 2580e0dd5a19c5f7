import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { NotFoundPage } from '#parts/failure/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  // The page is in what every start loads: apart, a file would hold its name alone, and the worker would have to name that file.
  codeSplitGroupings: [],
  staticData: {
    screen: {
      title: msg`Page Not Found`,
      allow: 'anyone',
      layout: 'full-container',
      firstWords: true,
    },
  },
  component: NotFoundPage,
})
