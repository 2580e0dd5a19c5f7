import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AttributesFromFile } from '../attributes-from-file.tsx'

export const Route = createFileRoute('/_frame/upload-area/attributes')({
  staticData: {
    screen: {
      title: msg`Article attributes`,
      allow: ['page.upload-area'],
      chip: false,
      up: '/upload-area',
    },
  },
  component: AttributesFromFile,
})
