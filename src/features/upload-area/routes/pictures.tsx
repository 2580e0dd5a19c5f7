import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PictureBatch } from '../pictures/picture-batch.tsx'

export const Route = createFileRoute('/_frame/upload-area/pictures')({
  staticData: {
    screen: {
      title: msg`Upload pictures`,
      allow: ['page.upload-area'],
      chip: false,
      up: '/upload-area',
    },
  },
  component: PictureBatch,
})
