import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ChooseScreen } from '../../form/choose-screen.tsx'

export const Route = createFileRoute('/_frame/claim/create/')({
  staticData: {
    screen: { title: msg`New claim`, allow: ['page.claim'], chip: false, up: true },
  },
  component: ChooseScreen,
})
