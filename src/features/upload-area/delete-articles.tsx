import { Plural, Trans } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { ArticlesFromFile } from './articles-from-file.tsx'
import { DeleteProducts } from './upload-area.gql.ts'

/** Takes articles that a file names out of the catalogue. */
export function DeleteArticles() {
  const save = useSave(DeleteProducts)
  return (
    <ArticlesFromFile
      templateName="delete-articles"
      send={async (rows, check) => {
        const { data, failure } = await save({ products: rows.map(({ fields }) => fields), check })
        return data ? data.deleteProducts.results : { failure: failure.code }
      }}
      intro={
        <Trans>
          Fill in the template, one row for each article and sales organization. Dealers no longer
          find these articles. Orders that have been placed stay as they are.
        </Trans>
      }
      sendLabel={(good) => <Plural value={good} one="Delete # article" other="Delete # articles" />}
      doneText={(good) => (
        <Plural value={good} one="# article deleted" other="# articles deleted" />
      )}
      resultText={(done) => (done ? <Trans>Deleted</Trans> : <Trans>Can be deleted</Trans>)}
      confirm={{
        title: (good) => <Plural value={good} one="Delete # article?" other="Delete # articles?" />,
        text: (
          <Trans>
            They leave the catalog at once and stay out, even if the ERP sends them again. You can
            restore them from the upload area.
          </Trans>
        ),
      }}
    />
  )
}
