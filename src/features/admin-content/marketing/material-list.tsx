import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { contentWords } from '../content-words.ts'
import { useContentList, validNames } from '../use-content-list.tsx'
import { categoryOptions } from './category-words.ts'
import {
  DeleteMaterial,
  type MaterialsToManage,
  MaterialsToOrder,
  OrderMaterials,
  RestoreMaterial,
} from './marketing.gql.ts'
import { OrderButton } from './order-dialog.tsx'
import { Titled } from './titled.tsx'

interface MaterialListProps {
  question: Question<ResultOf<typeof MaterialsToManage>, VariablesOf<typeof MaterialsToManage>>
}

/** Images of marketing material for those who publish them. */
export function MaterialList({ question }: MaterialListProps) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { choices, markets } = useData(question)
  const { columns, removalText, filters, ...list } = useContentList(
    RestoreMaterial,
    validNames,
    markets.rows,
  )
  return (
    <ListPage
      question={question}
      pageOf={({ marketingMaterials }) => marketingMaterials}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      rowTo={({ id }) => `/admin/marketing-material/image/${id}/edit`}
      create={{ to: '/admin/marketing-material/image/create', label: t`New image` }}
      tools={
        <>
          <OrderButton
            title={t`Order of images`}
            places={categoryOptions(
              i18n,
              choices.rows.filter(({ totalMaterials }) => totalMaterials > 1),
            )}
            query={MaterialsToOrder}
            variablesOf={(category) => ({ category })}
            rowsOf={({ marketingMaterials }) => marketingMaterials.rows}
            mutation={OrderMaterials}
          />
          <Link to={'/admin/marketing-material/image/create-bulk' as never} className={button({})}>
            <Icon name="upload" size="sm" />
            <Trans>Upload several</Trans>
          </Link>
        </>
      }
      removal={{
        mutation: DeleteMaterial,
        label: t`Delete image`,
        text: removalText,
        words: contentWords,
      }}
      {...list}
      filters={[
        ...filters,
        {
          name: 'category',
          label: t`Category`,
          any: t`All categories`,
          options: categoryOptions(i18n, choices.rows),
        },
      ]}
      exportName="marketing-images"
      searchHint={t`Title or text`}
      empty={{
        heading: t`No images yet`,
        text: t`Published images appear in their category.`,
        icon: 'image',
      }}
      columns={[
        {
          key: 'title',
          title: t`Title`,
          lead: true,
          sortable: true,
          text: ({ title }) => title,
          cell: (row) => <Titled {...row} />,
        },
        {
          key: 'category',
          title: t`Category`,
          text: ({ breadcrumb }) => breadcrumb.map(({ title }) => title).join(' › '),
        },
        ...columns,
      ]}
    />
  )
}
