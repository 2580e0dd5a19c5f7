/** A file of content as its readers get it; sizes that there are none of are null. */
export interface ReadFile {
  id: string
  fileName: string
  fileTitle: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  oriFileUrl: string
  hiFileUrl: string | null
  medFileUrl: string | null
  lowFileUrl: string | null
  thumbnailUrl: string | null
}

/** Facts that a layout puts on a card. */
export interface ReadLayout {
  titleOnCard: boolean
  subtitleOnCard: boolean
  releasedonOnCard: boolean
  resolutionOnCard: boolean
  placeholderOnCard: boolean
}
