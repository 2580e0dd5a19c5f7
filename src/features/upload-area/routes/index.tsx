import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UploadArea } from '../upload-area.tsx'

export const Route = createFileRoute('/_frame/upload-area/')({
  staticData: {
    screen: {
      title: msg`Upload area`,
      allow: ['page.upload-area'],
      chip: false,
      menu: { group: 'content', order: 20, icon: 'upload' },
    },
  },
  component: UploadArea,
})
