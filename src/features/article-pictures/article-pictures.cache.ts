import { refreshLists } from '#data/list-cache.ts'

/** Lists that a change of pictures makes old: other sizes get them, and articles without any are a filter. */
export const updates = refreshLists({
  attachArticlePicture: ['articlePictures'],
  removeArticlePicture: ['articlePictures'],
  shareArticlePictures: ['articlePictures'],
})
