import * as v from 'valibot'

const path = v.pipe(v.string(), v.startsWith('/'))
const picture = v.object({
  src: path,
  sizes: v.pipe(v.string(), v.regex(/^\d+x\d+$/)),
  type: v.picklist(['image/png', 'image/jpeg']),
  purpose: v.optional(v.literal('maskable')),
})
const translated = v.optional(v.record(v.string(), v.pipe(v.string(), v.minLength(1))))

/** Members that a browser needs to install a portal: names, colours, icons of 192 and 512 pixels, shortcuts, pictures of both shapes. */
export const ManifestFile = v.strictObject({
  id: v.literal('/'),
  name: v.pipe(v.string(), v.minLength(1)),
  short_name: v.pipe(v.string(), v.minLength(1)),
  description: v.optional(v.string()),
  lang: v.string(),
  start_url: path,
  scope: v.literal('/'),
  display: v.literal('standalone'),
  background_color: v.pipe(v.string(), v.hexColor()),
  theme_color: v.pipe(v.string(), v.hexColor()),
  icons: v.pipe(
    v.array(picture),
    v.check(
      (icons) => ['192x192', '512x512'].every((size) => icons.some(({ sizes }) => sizes === size)),
      'an icon of 192 and one of 512 pixels',
    ),
    v.check((icons) => icons.some(({ purpose }) => purpose === 'maskable'), 'a maskable icon'),
  ),
  shortcuts: v.array(
    v.strictObject({
      name: v.string(),
      name_localized: translated,
      url: path,
      icons: v.array(picture),
    }),
  ),
  screenshots: v.pipe(
    v.array(
      v.object({
        ...picture.entries,
        form_factor: v.picklist(['narrow', 'wide']),
        label: v.string(),
      }),
    ),
    v.check(
      (all) =>
        ['narrow', 'wide'].every((form) => all.some(({ form_factor }) => form_factor === form)),
      'a narrow and a wide picture',
    ),
  ),
})

/** Which manifest and icons belong to which domains; the touch icon has 512 × 512 pixels. */
export const MappingFile = v.array(
  v.strictObject({
    domains: v.pipe(v.array(v.string()), v.minLength(1)),
    manifest: v.pipe(v.string(), v.regex(/^\/manifests\/.+\.webmanifest$/)),
    shortCutIcon: path,
    appleTouchIcon: v.pipe(path, v.includes('icon-512')),
  }),
)
