import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { readsOnly, typeTitles } from '../../../marketing-types.ts'

export const Route = createFileRoute('/_frame/marketing-material/$type/')({
  staticData: {
    screen: {
      title: msg`Marketing material`,
      titleFrom: ({ params }) => typeTitles[params.type!],
      allow: ['page.marketing-material'],
      menu: [
        {
          group: 'content',
          order: 30,
          icon: 'image',
          label: typeTitles['brand-assets'],
          params: { type: 'brand-assets' },
          when: readsOnly,
        },
        {
          group: 'content',
          order: 31,
          icon: 'bike',
          label: typeTitles['product-lineup'],
          params: { type: 'product-lineup' },
          when: readsOnly,
        },
      ],
      notYet: true,
    },
  },
})
