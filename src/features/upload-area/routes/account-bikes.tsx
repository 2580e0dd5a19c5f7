import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AccountBikesFromFile } from '../account-bikes.tsx'

export const Route = createFileRoute('/_frame/upload-area/account-bikes')({
  staticData: {
    screen: {
      title: msg`Upload bikes registered by owners`,
      allow: ['page.upload-area'],
      chip: false,
      up: true,
    },
  },
  component: AccountBikesFromFile,
})
