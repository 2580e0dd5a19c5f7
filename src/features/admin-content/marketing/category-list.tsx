import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { marketingTypes } from '#domain/content/marketing-tree.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useContentList, validNames } from '../use-content-list.tsx'
import { categoryOptions, categoryWords, typeText, typeWords } from './category-words.ts'
import {
  CategoriesToOrder,
  type CategoriesToManage,
  type CategoryChoice,
  DeleteCategory,
  OrderCategories,
  RestoreCategory,
} from './marketing.gql.ts'
import { OrderButton } from './order-dialog.tsx'
import { Titled } from './titled.tsx'

interface CategoryListProps {
  question: Question<ResultOf<typeof CategoriesToManage>, VariablesOf<typeof CategoriesToManage>>
}

/** Categories of marketing material for those who publish it. */
export function CategoryList({ question }: CategoryListProps) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { choices, markets } = useData(question)
  const { columns, removalText, filters, ...list } = useContentList(
    RestoreCategory,
    validNames,
    markets.rows,
  )
  return (
    <ListPage
      question={question}
      pageOf={({ marketingMaterialCategories }) => marketingMaterialCategories}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      rowTo={({ id }) => `/admin/marketing-material/category/${id}/edit`}
      create={{ to: '/admin/marketing-material/category/create', label: t`New category` }}
      tools={<OrderCategoriesButton choices={choices.rows} />}
      removal={{
        mutation: DeleteCategory,
        label: t`Delete category`,
        text: removalText,
        words: categoryWords,
      }}
      {...list}
      removable={(row) => list.removable(row) && row.totalChildren + row.totalMaterials === 0}
      filters={[
        ...filters,
        {
          name: 'type',
          label: t`Kind`,
          any: t`All kinds`,
          options: marketingTypes.map((value) => ({ value, label: i18n._(typeWords[value]) })),
        },
        {
          name: 'parent',
          label: t`Parent category`,
          any: t`Any parent`,
          options: categoryOptions(
            i18n,
            choices.rows.filter(({ totalChildren }) => totalChildren > 0),
          ),
        },
      ]}
      exportName="marketing-categories"
      searchHint={t`Title`}
      empty={{
        heading: t`No categories yet`,
        text: t`Categories group images, such as the logos of a brand.`,
        icon: 'tag',
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
          key: 'above',
          title: t`Parent category`,
          text: ({ type, breadcrumb }) =>
            [typeText(i18n, type), ...breadcrumb.map(({ title }) => title)].join(' › '),
        },
        {
          key: 'categories',
          title: t`Subcategories`,
          align: 'end',
          text: ({ totalChildren }) => totalChildren,
        },
        {
          key: 'images',
          title: t`Images`,
          align: 'end',
          text: ({ totalMaterials }) => totalMaterials,
        },
        ...columns,
      ]}
    />
  )
}

/** Puts categories in order: those at the top of each kind, and those below another. */
function OrderCategoriesButton({ choices }: { choices: readonly CategoryChoice[] }) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const tops = marketingTypes.filter(
    (type) =>
      choices.filter((choice) => choice.type === type && choice.breadcrumb.length === 0).length > 1,
  )
  return (
    <OrderButton
      title={t`Order of categories`}
      places={[
        ...tops.map((value) => ({ value, label: i18n._(typeWords[value]) })),
        ...categoryOptions(
          i18n,
          choices.filter(({ totalChildren }) => totalChildren > 1),
        ),
      ]}
      query={CategoriesToOrder}
      variablesOf={(place) =>
        tops.some((type) => type === place)
          ? { type: place, root: true, parent: null }
          : { type: null, root: false, parent: place }
      }
      rowsOf={({ marketingMaterialCategories }) => marketingMaterialCategories.rows}
      mutation={OrderCategories}
    />
  )
}
