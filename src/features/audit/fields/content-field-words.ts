import { msg } from '@lingui/core/macro'

/** Words of what is published for a time and for target markets. */
const published = {
  contentTargetMarkets: msg`Target markets`,
  deletedAt: msg`Deleted`,
  from: msg`Published from`,
  to: msg`Published until`,
}

const cards = { itemPerLine: msg`Cards in a row`, layout: msg`Layout of the cards` }

const item = {
  ...published,
  ...cards,
  body: msg`Text`,
  files: msg`Files`,
  group: msg`Group`,
  placeholder: msg`Card picture`,
  product: msg`Article code`,
  subtitle: msg`Subtitle`,
  title: msg`Title`,
  type: msg`Kind`,
}

/** Words of the fields of content, as its editors have them. */
export const contentFieldWords = {
  announcement: {
    ...published,
    content: msg`Text`,
    files: msg`File`,
    title: msg`Title`,
    type: msg`Kind`,
    url: msg`Link of the title`,
  },
  banner: {
    ...published,
    bannerFile: msg`Picture`,
    file: msg`Picture`,
    link: msg`Link`,
    title: msg`Title`,
  },
  'content-layout': {
    contents: msg`Used by`,
    description: msg`Name`,
    gotopdpOnCard: msg`Link to the article`,
    placeholderOnCard: msg`Picture`,
    releasedonOnCard: msg`Day of publication`,
    resolutionOnCard: msg`Sizes to download`,
    subtitleOnCard: msg`Subtitle`,
    titleOnCard: msg`Title`,
    type: msg`For`,
  },
  'marketing-category': {
    ...published,
    ...cards,
    files: msg`Category picture`,
    parentId: msg`Parent category`,
    showChilds: msg`Show subcategories as cards`,
    title: msg`Title`,
    totalChildren: msg`Subcategories`,
    totalMaterials: msg`Images`,
    type: msg`Kind`,
    uploadAt: msg`Uploaded`,
  },
  'marketing-material': item,
  news: item,
  'sales-document': item,
  'sales-document-group': {
    contentTargetMarkets: msg`Target markets`,
    documents: msg`Documents`,
  },
  'target-market': { marketName: msg`Name`, readers: msg`Users`, source: msg`Source` },
}
